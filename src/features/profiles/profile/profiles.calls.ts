import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';

export const calls = defineCalls({
  getProfile: { who: 'signed in', scope: 'profile:read' },
  updateProfile: {
    who: 'confirmed',
    act: 'write',
    scope: 'profile:write',
    call: () => ({ body: { bio: someEmail() } }),
  },
  getOverview: { who: 'signed in', scope: 'profile:read' },
  updateMailChoices: {
    who: 'signed in',
    act: 'personal',
    makesNothing: 'changes a row',
    call: () => ({ body: { mails_partners: true } }),
  },
});
