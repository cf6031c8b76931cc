import { z } from 'zod';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { Email, Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { CurrentPassword, OpaqueToken, Password } from './accounts.contract.ts';

/** Days between asking for the deletion of an account and its erasure; until then it can be kept. */
export const DELETION_GRACE_DAYS = 14;

const Done = z.object({ message: z.string() });
const HOUR = 3_600_000;

/** Each asks for the password: somebody who found an open browser must not try one after the other. */
const PASSWORD_TRIES = [{ max: 20, windowMs: HOUR, by: 'address' as const }];

/** Beside the password, where two-factor sign-in is on; without it the answer is SECOND_FACTOR_NEEDED. */
const code = SecondFactorCode.optional();

/** What the account page shows of the sign-in itself. */
export const OwnAccount = z.object({
  email: z.string(),
  email_confirmed: z.boolean(),
  created_at: Instant,
  /** The address that a mail was sent to, which becomes the account's when its link is opened in time. */
  pending_email: z.object({ email: z.string(), expires_at: Instant }).nullable(),
  /** When the account is erased; null unless that was asked for. */
  deletion_due_at: Instant.nullable(),
  /** The newest agreement to a consent notice; null where none was ever shown. */
  consent: z.object({ notice_version: z.string(), language: z.string(), agreed_at: Instant }).nullable(),
});
export type OwnAccount = z.output<typeof OwnAccount>;

export const getAccount = defineRoute({
  name: 'getAccount',
  method: 'GET',
  path: '/account',
  access: 'signed-in',
  summary: 'What the member signs in with, what is about to change, and which notice was agreed to',
  response: OwnAccount,
});

export const PasswordChange = z.strictObject({
  current_password: CurrentPassword,
  new_password: Password,
  code,
});
export type PasswordChange = z.output<typeof PasswordChange>;

export const changePassword = defineRoute({
  name: 'changePassword',
  method: 'POST',
  path: '/account/password',
  access: 'signed-in',
  summary: 'Sets a new password, ends every other session and tells the owner by mail',
  body: PasswordChange,
  response: Done,
  limits: PASSWORD_TRIES,
});

export const EmailChange = z.strictObject({ email: Email, password: CurrentPassword, code });
export type EmailChange = z.output<typeof EmailChange>;

export const changeEmail = defineRoute({
  name: 'changeEmail',
  method: 'POST',
  path: '/account/email',
  access: 'signed-in',
  summary:
    'Sends a link to the new address, which becomes the sign-in when it is opened; the answer is the same for every address',
  body: EmailChange,
  response: OwnAccount,
  limits: PASSWORD_TRIES,
});

export const withdrawEmailChange = defineRoute({
  name: 'withdrawEmailChange',
  method: 'DELETE',
  path: '/account/email',
  access: 'signed-in',
  summary: 'Makes the link in the mail to the new address worthless',
  response: OwnAccount,
});

export const confirmEmailChange = defineRoute({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/auth/confirm-email-change',
  access: 'public',
  summary: 'Makes the address that the token was sent to the one that the account signs in with',
  body: z.strictObject({ token: OpaqueToken }),
  response: z.object({ email: z.string() }),
  limits: [{ max: 60, windowMs: HOUR, by: 'address' }],
});

export const agreeToConsentNotice = defineRoute({
  name: 'agreeToConsentNotice',
  method: 'POST',
  path: '/account/consents',
  access: 'signed-in',
  summary: 'Stores that the member agreed to the current consent notice',
  body: z.strictObject({ notice_version: z.string('Please name the version').max(40) }),
  response: OwnAccount,
});

export const exportAccountData = defineRoute({
  name: 'exportAccountData',
  method: 'GET',
  path: '/account/data',
  access: 'signed-in',
  summary: 'Everything that Dayitva keeps about the member, by section',
  // Each section belongs to the feature that keeps it, some of them above this one.
  response: z.record(z.string(), z.unknown()),
  limits: [{ max: 20, windowMs: HOUR, by: 'address' }],
});

export const AccountDeletion = z.strictObject({ password: CurrentPassword, code });
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
