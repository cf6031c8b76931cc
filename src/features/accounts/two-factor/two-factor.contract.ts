import { z } from 'zod';
import { CurrentPassword, PASSWORD_TRIES } from '#features/accounts/account/accounts.contract.ts';
import { Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Number of recovery codes that a member gets, for the loss of the authenticator app. */
export const RECOVERY_CODES = 10;

/** Six digits of the authenticator app; spaces between them are dropped. */
export const AuthenticatorCode = z
  .string('Please enter the code')
  .max(20, 'The code has six digits')
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits'));

/** A code of the app or a recovery code. */
export const SecondFactorCode = z
  .string('Please enter the code')
  .trim()
  .min(1, 'Please enter the code')
  .max(40, 'The code is too long');

/** A change of the second factor asks for both. */
export const PasswordAndCode = z.strictObject({ password: CurrentPassword, code: SecondFactorCode });
export type PasswordAndCode = z.output<typeof PasswordAndCode>;

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const TwoFactor = z.object({
  enabled: z.boolean(),
  /** Null while it is off. */
  enabled_at: Instant.nullable(),
  recovery_codes_left: z.int(),
});
export type TwoFactor = z.output<typeof TwoFactor>;

export const getTwoFactor = defineRoute({
  name: 'getTwoFactor',
  method: 'GET',
  path: '/account/two-factor',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "Says whether the member's sign-in asks for a code of an authenticator app",
  response: TwoFactor,
});

export const beginTwoFactor = defineRoute({
  name: 'beginTwoFactor',
  method: 'POST',
  path: '/account/two-factor',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary:
    'Makes the secret for an authenticator app; codes are asked for only after a first one has confirmed it',
  body: z.strictObject({ password: CurrentPassword }),
  response: z.object({
    /** Base32, for typing it into the app. */
    secret: z.string(),
    /** otpauth:// address, for the QR code. */
    uri: z.string(),
  }),
  status: 201,
  limits: PASSWORD_TRIES,
});

export const confirmTwoFactor = defineRoute({
  name: 'confirmTwoFactor',
  method: 'POST',
  path: '/account/two-factor/confirm',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Switches two-factor sign-in on with a first code, and signs the member out on all other devices',
  body: z.strictObject({ code: AuthenticatorCode }),
  response: RecoveryCodes,
});

export const renewRecoveryCodes = defineRoute({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/account/two-factor/recovery-codes',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Replaces the recovery codes; the earlier ones stop working',
  body: PasswordAndCode,
  response: RecoveryCodes,
  limits: PASSWORD_TRIES,
});

export const switchOffTwoFactor = defineRoute({
  name: 'switchOffTwoFactor',
  method: 'POST',
  path: '/account/two-factor/switch-off',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Switches two-factor sign-in off',
  body: PasswordAndCode,
  response: z.object({ message: z.string() }),
  limits: PASSWORD_TRIES,
});
