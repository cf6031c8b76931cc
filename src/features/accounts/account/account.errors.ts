import { type Declared, defineErrors } from '#platform/contract/errors.ts';
import { EMAIL_TAKEN_WORDS } from './email-taken.rules.ts';

export const accountErrors = defineErrors({
  ACCOUNT_SUSPENDED: [
    403,
    'This account is suspended. The email about it names the reason. To have it looked at again, please use the form at /grievance.',
  ],
  ACCOUNT_MERGED: [403, 'This account was merged into another one.'],
  PROFILE_NOT_FOUND: [404, 'Profile not found'],
  EMAIL_TAKEN: [409, EMAIL_TAKEN_WORDS],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof accountErrors> {}
}
