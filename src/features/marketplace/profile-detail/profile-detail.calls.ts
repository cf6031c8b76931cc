import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutMember } from '#platform/testing/calls/marketplace-records.ts';

export const calls = defineCalls({
  getMarketplaceProfileDetail: {
    ids: { ':id': 'organisation' },
    who: 'signed in',
    scope: 'marketplace:read',
    call: aboutMember,
  },
  listMarketplaceProfileProjects: {
    ids: { ':id': 'organisation' },
    who: 'signed in',
    scope: 'marketplace:read',
    call: aboutMember,
  },
  listMarketplaceProfileServices: {
    ids: { ':id': 'organisation' },
    who: 'signed in',
    scope: 'marketplace:read',
    call: aboutMember,
  },
});
