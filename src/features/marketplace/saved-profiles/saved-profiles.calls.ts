import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutMember } from '#platform/testing/calls/marketplace-records.ts';

export const calls = defineCalls({
  listSavedProfiles: { who: 'signed in', scope: 'marketplace:read' },
  saveProfile: {
    ids: { ':id': 'organisation' },
    who: 'signed in',
    act: 'personal',
    scope: 'marketplace:write',
    isMainJob: true,
    call: aboutMember,
  },
  unsaveProfile: {
    ids: { ':id': 'organisation' },
    who: 'signed in',
    act: 'personal',
    scope: 'marketplace:write',
    call: aboutMember,
  },
});
