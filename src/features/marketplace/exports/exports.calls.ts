import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { shortlist } from '#platform/testing/calls/marketplace-records.ts';

export const calls = defineCalls({
  exportMarketplaceProfiles: {
    who: 'confirmed',
    scope: 'marketplace:read',
    call: () => ({ query: '?format=csv' }),
  },
  exportMarketplaceSearch: {
    who: 'confirmed',
    scope: 'marketplace:read',
    call: () => ({ query: '?q=schools&format=csv' }),
  },
  exportShortlist: {
    who: 'changes own',
    scope: 'marketplace:read',
    call: async (scene) => ({ params: await shortlist(scene), query: '?format=csv' }),
  },
});
