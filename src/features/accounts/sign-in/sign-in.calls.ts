import { byPasswordAlone } from '#platform/testing/calls/account-records.ts';
import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  signIn: {
    who: 'everybody',
    makesNothing: 'for visitors; limited by address and account, and sessions end',
    isMainJob: true,
    call: async (scene) => ({ body: { email: await byPasswordAlone(scene), password: TEST_PASSWORD } }),
  },
});
