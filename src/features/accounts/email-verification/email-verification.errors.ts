import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const emailVerificationErrors = defineErrors({
  LINK_INVALID: [400, 'This link is not valid or has expired. Please ask for a new one.'],
  SIGN_UP_PROOF_NEEDED: [403, 'Please enter the password that you chose when you signed up.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof emailVerificationErrors> {}
}
