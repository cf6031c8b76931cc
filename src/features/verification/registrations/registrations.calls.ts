import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { memberPage } from '#platform/testing/calls/profile-records.ts';

export const calls = defineCalls({
  listMemberRegistrations: {
    who: 'everybody',
    scope: 'marketplace:read',
    whole: 'the seven kinds of registration',
    call: memberPage,
  },
});
