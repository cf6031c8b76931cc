import { z } from 'zod';
import { CurrentPassword, OwnAccount, PASSWORD_TRIES } from '#features/accounts/account/accounts.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Days between the request for deletion and the erasure, in which it can be cancelled. */
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
  act: 'personal',
  scope: 'none',
  summary: `Removes the profile from the marketplace immediately and erases the account after ${DELETION_GRACE_DAYS} days`,
  body: AccountDeletion,
  response: OwnAccount,
  limits: PASSWORD_TRIES,
});

export const keepAccount = defineRoute({
  name: 'keepAccount',
  method: 'DELETE',
  path: '/account/deletion',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Cancels the deletion; the profile returns to the marketplace',
  response: OwnAccount,
});
