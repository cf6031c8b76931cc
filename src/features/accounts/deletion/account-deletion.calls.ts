import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  scheduleAccountDeletion: {
    who: 'signed in',
    act: 'personal',
    recorded: 'deletion-asked',
    call: () => ({ body: { password: TEST_PASSWORD } }),
  },
  keepAccount: { who: 'signed in', act: 'personal', recorded: 'deletion-withdrawn' },
});
