import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutMember } from '#platform/testing/calls/marketplace-records.ts';

export const calls = defineCalls({
  getMarketplaceProfileDetail: { who: 'signed in', scope: 'marketplace:read', call: aboutMember },
  listMarketplaceProfileProjects: { who: 'signed in', scope: 'marketplace:read', call: aboutMember },
  listMarketplaceProfileServices: { who: 'signed in', scope: 'marketplace:read', call: aboutMember },
});
