import { z } from 'zod';
import { CurrentPassword, OpaqueToken, Password } from '#features/accounts/account/accounts.contract.ts';
import { OrganizationName } from '#features/accounts/account/profile-fields.contract.ts';
import { SignInAnswer, SignInInput } from '#features/accounts/sign-in/sign-in.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { Email } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const resendVerification = defineRoute({
  name: 'resendVerification',
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  scope: 'none',
  summary:
    'Sends the verification mail again, or one that says that it is not needed; the answer is the same for every address',
  body: z.strictObject({
    email: z
      .string('Please enter your email address.')
      .trim()
      .min(1, 'Please enter your email address.')
      .pipe(Email),
  }),
  response: z.object({ message: z.string() }),
  limits: [
    { max: 60, windowMs: HOUR_MS, by: 'address' },
    { max: 5, windowMs: HOUR_MS, by: 'email' },
  ],
});

/**
 * Reading the mail proves the address, not who signed up: a stranger's password must not become valid because the
 * owner of the address opened a link. So one of three proofs, or a valid session of the account, is needed.
 */
export const EmailVerification = z.strictObject({
  token: OpaqueToken,
  sign_up_secret: OpaqueToken.optional(),
  /** Signs in as well, as a sign-in with the account's address does. */
  password: CurrentPassword.optional(),
  /** As for a sign-in. */
  code: SignInInput.shape.code,
  device_token: SignInInput.shape.device_token,
  /** Replaces the password, ends all earlier sessions and signs in. */
  new_password: Password.optional(),
  /** Sent with a new password: name of the account after the reset. */
  full_name: OrganizationName.optional(),
});
export type EmailVerification = z.output<typeof EmailVerification>;

export const VerifyEmailAnswer = z.object({
  email: z.string(),
  /** Null without a password: nothing was asked that a sign-in asks for. */
  signed_in: SignInAnswer.nullable(),
  /** Organisation that has confirmed the domain of the address, and that its person can ask to join; null without one. */
  can_join: z.string().nullable(),
});

export const verifyEmail = defineRoute({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  scope: 'none',
  summary:
    'Confirms the email address by the token of the verification mail. The caller proves the sign-up by its browser or its password, or sets a new password. A password starts a session too. A link that is opened again answers that its address is confirmed',
  body: EmailVerification,
  response: VerifyEmailAnswer,
  // The token cannot be guessed; a hall of newcomers has one address.
  limits: [{ max: 600, windowMs: HOUR_MS, by: 'address' }],
});
