import { z } from 'zod';
import { CurrentPassword, OwnAccount, PASSWORD_TRIES } from '#features/accounts/account/accounts.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Days between asking for the deletion of an account and its erasure; until then it can be kept. */
export const DELETION_GRACE_DAYS = 14;

export const AccountDeletion = z.strictObject({
  password: CurrentPassword,
  /** Needed where two-factor sign-in is on; without it the answer is SECOND_FACTOR_NEEDED. */
  code: SecondFactorCode.optional(),
});
export type AccountDeletion = z.output<typeof AccountDeletion>;

export const scheduleAccountDeletion = defineRoute({
  name: 'scheduleAccountDeletion',
  method: 'POST',
  path: '/account/deletion',
  access: 'signed-in',
  summary: `Takes the profile out of the marketplace at once and erases the account after ${DELETION_GRACE_DAYS} days`,
  body: AccountDeletion,
  response: OwnAccount,
  limits: PASSWORD_TRIES,
});

export const keepAccount = defineRoute({
  name: 'keepAccount',
  method: 'DELETE',
  path: '/account/deletion',
  access: 'signed-in',
  summary: 'Calls the deletion off; the profile is back in the marketplace',
  response: OwnAccount,
});
