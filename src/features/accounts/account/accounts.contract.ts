import { z } from 'zod';
import { Instant, PASSWORD_MIN } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** A password that is compared with the stored one, so not measured against the rules for new ones. */
export const CurrentPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(200, 'Password must be 200 characters or less');

export const Password = CurrentPassword.min(
  PASSWORD_MIN,
  `Password must be at least ${PASSWORD_MIN} characters`,
);

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  email_confirmed: z.boolean(),
  full_name: z.string(),
  is_admin: z.boolean(),
  /** Address of the member's picture; there only if there is one. */
  avatar_url: z.string().optional(),
  /** When the account is erased; there only after its owner asked for that. */
  deletion_due_at: Instant.optional(),
});
export type User = z.output<typeof User>;

/** A token that only its receiver knows: of a link in a mail, or of a session. */
export const OpaqueToken = z
  .string('The token is missing')
  .min(1, 'The token is missing')
  .max(200, 'The token is too long');

/** Each asks for the password: somebody who found an open browser must not try one after the other. */
export const PASSWORD_TRIES = [{ max: 20, windowMs: 3_600_000, by: 'address' as const }];

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
