import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const verificationErrors = defineErrors({
  VERIFICATION_REQUEST_NOT_FOUND: [404, 'Verification request not found'],
  VERIFICATION_ALREADY_OPEN: [
    409,
    'You already have an open request. Withdraw it first to ask for another level.',
  ],
  VERIFICATION_LEVEL_LOCKED: [409, 'Complete the previous level first.'],
  VERIFICATION_LEVEL_STANDS: [409, 'You already hold this level. You can renew it in its last 90 days.'],
  VERIFICATION_PAPERS_MISSING: [409, 'Some papers or numbers that this level needs are still missing.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof verificationErrors> {}
}
