import { z } from 'zod';
import { Instant, PASSWORD_MIN, requiredName } from '#platform/contract/fields.ts';
import { ROLES } from '#platform/contract/people/roles.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Current password. It is compared with the stored one, so the rules for new passwords do not apply. */
export const CurrentPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(200, 'Password must be 200 characters or less');

export const Password = CurrentPassword.min(
  PASSWORD_MIN,
  `Password must be at least ${PASSWORD_MIN} characters`,
);

/** Own name of a person. */
export const PersonName = requiredName(160, 'Your name', 'Your name is required');

export const User = z.object({
  /** Id of the profile acted for. */
  id: z.uuid(),
  /** Id of the person. */
  account_id: z.uuid(),
  /** The person's role in the profile. */
  role: z.enum(ROLES),
  /** Own name of the person; null until the person gives it. */
  person_name: z.string().nullable(),
  email: z.string(),
  email_confirmed: z.boolean(),
  /** Name of the person in charge, or of the individual, in the profile acted for. */
  full_name: z.string(),
  /** Name of the organisation acted for; null for an individual's profile. */
  organization_name: z.string().nullable(),
  is_admin: z.boolean(),
  /** Address of the member's picture, if there is one. */
  avatar_url: z.string().optional(),
  /** Time at which the account is erased, if the owner asked for it. */
  deletion_due_at: Instant.optional(),
  /** Time at which the profile acted for is erased, if an owner of it asked for that. */
  profile_deletion_due_at: Instant.optional(),
});
export type User = z.output<typeof User>;

/** For a failed verification without words of the server (specification part 1, section 8). */
export const VERIFICATION_ISSUE =
  'There was an issue verifying your email. Please try again or contact support.';

/** Secret token of a link in a mail, or of a session. */
export const OpaqueToken = z
  .string('The token is missing')
  .min(1, 'The token is missing')
  .max(200, 'The token is too long');

/**
 * Limit for calls that ask for the password: someone at an unattended browser must not be able to guess it.
 */
export const PASSWORD_TRIES = [{ max: 20, windowMs: 3_600_000, by: 'address' as const }];

/** The account as the account page shows it. */
export const OwnAccount = z.object({
  email: z.string(),
  email_confirmed: z.boolean(),
  created_at: Instant,
  /** New address that waits for confirmation by its link. */
  pending_email: z.object({ email: z.string(), expires_at: Instant }).nullable(),
  /** Time at which the account is erased; null unless the owner asked for it. */
  deletion_due_at: Instant.nullable(),
  /** Newest consent; null if the member never agreed to a notice. */
  consent: z.object({ notice_version: z.string(), language: z.string(), agreed_at: Instant }).nullable(),
});
export type OwnAccount = z.output<typeof OwnAccount>;

export const getAccount = defineRoute({
  name: 'getAccount',
  method: 'GET',
  path: '/account',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'The account: its email, pending changes and the newest consent',
  response: OwnAccount,
});
