import { expect, test } from 'vitest';
import { accountDeletionErrors } from '#features/accounts/deletion/account-deletion.form.ts';
import { emailChangeErrors } from '#features/accounts/email-change/email-change.form.ts';
import { passwordChangeErrors } from '#features/accounts/passwords/password-change.form.ts';

const PASSWORDS = {
  current_password: 'as it is',
  new_password: 'as it will be',
  confirmPassword: 'as it will be',
};
const CHANGES = [
  ['the deletion', accountDeletionErrors, { password: 'as it is' }],
  ['the email', emailChangeErrors, { email: 'new@asha.example', password: 'as it is' }],
  ['the password', passwordChangeErrors, PASSWORDS],
] as const;

test.each(CHANGES)(
  '%s asks for a code where two-factor sign-in is on, and else for none',
  (_, errors, values) => {
    expect(errors(false)(values)).toEqual({});
    expect(errors(true)(values)).toEqual({ code: 'Please enter the code' });
    expect(errors(true)({ ...values, code: '' })).toEqual({ code: 'Please enter the code' });
    expect(errors(true)({ ...values, code: '123 456' })).toEqual({});
  },
);
