import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const twoFactorErrors = defineErrors({
  SECOND_FACTOR_REQUIRED: [401, 'Please enter the code from your authenticator app.'],
  SECOND_FACTOR_WRONG: [401, 'This code is wrong or has already been used. Please enter the latest one.'],
  SECOND_FACTOR_NEEDED: [403, 'Please also enter a code from your authenticator app, or a recovery code.'],
  SECOND_FACTOR_ALREADY_ON: [409, 'Two-factor sign-in is already on.'],
  SECOND_FACTOR_OFF: [409, 'Two-factor sign-in is not set up. Please start again.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof twoFactorErrors> {}
}
