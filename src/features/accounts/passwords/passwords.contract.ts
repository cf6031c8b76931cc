import { z } from 'zod';
import { CurrentPassword, PASSWORD_TRIES, Password } from '#features/accounts/account/accounts.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const PasswordChange = z.strictObject({
  current_password: CurrentPassword,
  new_password: Password,
  /** Needed where two-factor sign-in is on; without it the answer is SECOND_FACTOR_NEEDED. */
  code: SecondFactorCode.optional(),
});
export type PasswordChange = z.output<typeof PasswordChange>;

export const changePassword = defineRoute({
  name: 'changePassword',
  method: 'POST',
  path: '/account/password',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Sets a new password, ends all other sessions and notifies the owner by mail',
  body: PasswordChange,
  response: z.object({ message: z.string() }),
  limits: PASSWORD_TRIES,
});
