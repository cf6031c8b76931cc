import { z } from 'zod';
import { CurrentPassword, OpaqueToken, Password } from '#features/accounts/account/accounts.contract.ts';
import { OrganizationName } from '#features/accounts/account/profile-fields.contract.ts';
import { Email } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

const HOUR = 3_600_000;

export const resendVerification = defineRoute({
  name: 'resendVerification',
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  summary:
    'Sends the verification mail again where it is still needed; the answer is the same for every address',
  body: z.strictObject({
    email: z
      .string('Please enter your email address.')
      .trim()
      .min(1, 'Please enter your email address.')
      .pipe(Email),
  }),
  response: z.object({ message: z.string() }),
  limits: [
    { max: 20, windowMs: HOUR, by: 'address' },
    { max: 5, windowMs: HOUR, by: 'email' },
  ],
});

/**
 * Reading the mail proves the address, not who signed up with it: a stranger's password must not become good because
 * the owner of the address opened a link. One of the three proofs, or a valid session of the account, comes along.
 */
export const EmailVerification = z.strictObject({
  token: OpaqueToken,
  sign_up_secret: OpaqueToken.optional(),
  password: CurrentPassword.optional(),
  /** Replaces the password, and ends every session that was begun with the old one. */
  new_password: Password.optional(),
  /** Goes with a new password: the account begins anew under this name. */
  full_name: OrganizationName.optional(),
});
export type EmailVerification = z.output<typeof EmailVerification>;

export const verifyEmail = defineRoute({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  summary:
    'Confirms the email address by the token of the verification mail, for who signed up: the same browser, the same password, or a new one',
  body: EmailVerification,
  response: z.object({ email: z.string() }),
  limits: [{ max: 60, windowMs: HOUR, by: 'address' }],
});
