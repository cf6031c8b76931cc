import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutMember } from '#platform/testing/calls/marketplace-records.ts';

export const calls = defineCalls({
  listMarketplaceProfiles: { who: 'signed in', scope: 'marketplace:read' },
  getMarketplaceProfile: {
    ids: { ':id': 'organisation' },
    who: 'signed in',
    scope: 'marketplace:read',
    call: aboutMember,
  },
});
