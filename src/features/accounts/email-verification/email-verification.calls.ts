import { mailedToken } from '#platform/testing/calls/account-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  resendVerification: {
    who: 'everybody',
    makesNothing: 'for visitors; limited by address and email',
    call: () => ({ body: { email: someEmail() } }),
  },
  verifyEmail: {
    who: 'everybody',
    makesNothing: 'spends a link',
    call: async (scene) => ({
      body: { token: await mailedToken(scene.app, 'verify-email'), password: TEST_PASSWORD },
    }),
  },
});
