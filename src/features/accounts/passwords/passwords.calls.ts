import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { TEST_PASSWORD } from '#platform/testing/sign-in.ts';

export const calls = defineCalls({
  // Sets the same one again, because the next call needs it.
  changePassword: {
    who: 'signed in',
    act: 'personal',
    recorded: 'password-changed',
    call: () => ({ body: { current_password: TEST_PASSWORD, new_password: TEST_PASSWORD } }),
  },
});
