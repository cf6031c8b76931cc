import { z } from 'zod';
import { OpaqueToken, Password } from '#features/accounts/account/accounts.contract.ts';
import { OrganizationName } from '#features/accounts/account/profile-fields.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { Email } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

const Done = z.object({ message: z.string() });

export const forgotPassword = defineRoute({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  scope: 'none',
  summary: 'Sends a link to choose a new password; the answer is the same for every address',
  body: z.strictObject({ email: Email }),
  response: Done,
  limits: [
    { max: 20, windowMs: HOUR_MS, by: 'address' },
    { max: 5, windowMs: HOUR_MS, by: 'email' },
  ],
});

export const PasswordReset = z.strictObject({
  token: OpaqueToken,
  password: Password,
  sign_up_secret: OpaqueToken.optional(),
  full_name: OrganizationName.optional(),
});
export type PasswordReset = z.output<typeof PasswordReset>;

export const resetPassword = defineRoute({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  scope: 'none',
  summary:
    'Sets a new password by the token of the reset mail and ends all sessions. An account that was never confirmed is reset under `full_name`, unless the secret of its sign-up is given',
  body: PasswordReset,
  response: Done,
  limits: [{ max: 20, windowMs: HOUR_MS, by: 'address' }],
});
