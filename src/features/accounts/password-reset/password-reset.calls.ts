import { mailedToken } from '#platform/testing/calls/account-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';

export const calls = defineCalls({
  forgotPassword: {
    who: 'everybody',
    makesNothing: 'for visitors; limited by address and email',
    call: () => ({ body: { email: someEmail() } }),
  },
  resetPassword: {
    who: 'everybody',
    makesNothing: 'spends a link',
    call: async (scene) => ({
      body: {
        token: await mailedToken(scene.app, 'reset-password'),
        password: 'new-words-8',
        full_name: 'Asha Trust',
      },
    }),
  },
});
