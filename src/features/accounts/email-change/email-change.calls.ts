import { mailedToken } from '#platform/testing/calls/account-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  changeEmail: {
    who: 'signed in',
    act: 'personal',
    recorded: 'email-change-asked',
    call: () => ({ body: { email: someEmail(), password: TEST_PASSWORD } }),
  },
  withdrawEmailChange: { who: 'signed in', act: 'personal' },
  confirmEmailChange: {
    who: 'everybody',
    makesNothing: 'spends a link',
    call: async (scene) => ({
      body: { token: await mailedToken(scene.app, 'change-email', someEmail()) },
    }),
  },
});
