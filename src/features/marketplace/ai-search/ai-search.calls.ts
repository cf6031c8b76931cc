import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  searchMarketplace: {
    who: 'signed in',
    scope: 'marketplace:read',
    call: async () => ({ query: '?q=schools' }),
  },
  prepareMarketplaceSearch: { who: 'signed in', scope: 'marketplace:read' },
});
