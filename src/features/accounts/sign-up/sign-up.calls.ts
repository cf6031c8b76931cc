import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';
import { signUpBody } from '#platform/testing/records.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  signUp: {
    who: 'everybody creates',
    makesNothing: 'for visitors; limited by address',
    isMainJob: true,
    call: () => ({ body: signUpBody(someEmail()) }),
  },
  beginSignUp: { who: 'everybody' },
  checkEmailExists: { who: 'everybody', call: (scene) => ({ query: `?email=${scene.owner.email}` }) },
  checkNewPassword: {
    who: 'everybody',
    makesNothing: 'stores nothing; limited by address',
    call: () => ({ body: { password: TEST_PASSWORD } }),
  },
});
