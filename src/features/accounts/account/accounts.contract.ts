import { z } from 'zod';
import {
  Email,
  Instant,
  optionalEmail,
  optionalPhone,
  optionalUrl,
  requiredName,
  requiredText,
  selection,
} from '#platform/contract/fields.ts';
import { CorporateCin } from '#platform/contract/identifiers/corporate-identity.ts';
import {
  FOCUS_AREAS,
  ORGANIZATION_SIZES,
  ORGANIZATION_TYPES,
  REGIONS,
  SDG_GOALS,
} from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const PASSWORD_MIN = 6;
export const SHORT_SUMMARY_MAX = 150;
export const YEAR_ESTABLISHED_MIN = 1800;

/** What the registration wizard offers; an individual becomes a consultant. */
export const MEMBER_TYPES = ['corporate', 'ngo', 'individual'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export const MemberType = z.enum(
  [...ORGANIZATION_TYPES, 'individual'],
  'Please select your member type to continue.',
);

/** A password that is compared with the stored one, so not measured against the rules for new ones. */
export const CurrentPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(200, 'Password must be 200 characters or less');

export const Password = CurrentPassword.min(
  PASSWORD_MIN,
  `Password must be at least ${PASSWORD_MIN} characters`,
);

export const OrganizationName = requiredName(160, 'Name', 'Organization/Full name is required');
export const Location = requiredText(200, 'Location');
export const ShortSummary = requiredText(SHORT_SUMMARY_MAX, 'Summary', 'Short summary is required');

/** A year from 1800 to the current one; the upper bound moves, so it is checked when it is used. */
export const YearEstablished = z
  .int('Please enter a valid year')
  .min(YEAR_ESTABLISHED_MIN, 'Please enter a valid year')
  .refine((year) => year <= new Date().getFullYear(), 'Please enter a valid year');

export const OrganizationSize = z.enum(ORGANIZATION_SIZES, 'Please select a size from the list').nullish();
export const OperatingRegions = selection(REGIONS, 'Operating regions');
export const SdgGoals = selection(SDG_GOALS, 'SDG goals');
export const FocusAreas = selection(FOCUS_AREAS, 'Focus areas');

const SignUpUserData = z.strictObject(
  {
    email: Email.optional(),
    password: z.string().optional(),
    full_name: OrganizationName,
    organization_type: MemberType,
    organization_name: OrganizationName.optional(),
    public_contact_email: optionalEmail,
    location: Location,
    phone: optionalPhone('Phone'),
    bio: ShortSummary,
    website: optionalUrl('Website'),
    year_established: YearEstablished.nullish(),
    organization_size: OrganizationSize,
    operating_regions: OperatingRegions.default([]),
    sdg_goals: SdgGoals.default([]),
    focus_areas: FocusAreas.default([]),
    corporate_cin: CorporateCin,
    is_listed_entity: z.boolean('Listed entity must be yes or no').default(false),
  },
  'Please complete your profile.',
);

/**
 * `userData` repeats the email and password, as the specification's payload does; the outer ones count.
 * `consent_version` is the version of the consent notice that was shown and agreed to. A client that knows only the
 * specification's payload sends none: then no consent is recorded, and the account page asks for it.
 */
export const SignUpInput = z.strictObject({
  email: Email,
  password: Password,
  consent_version: z.string('The version of the notice must be text').max(40).optional(),
  userData: SignUpUserData,
});
export type SignUpInput = z.output<typeof SignUpInput>;

export const SignInInput = z.strictObject({
  email: Email,
  password: CurrentPassword,
  /** Where two-factor sign-in is on: six digits of the authenticator app, or a recovery code. */
  code: z.string('The code must be text').trim().max(40, 'The code is too long').optional(),
  /** What an earlier sign-in on this device has answered: its tries are counted apart from those of strangers. */
  device_token: z.string('The device token must be text').max(200, 'The device token is too long').optional(),
});
export type SignInInput = z.output<typeof SignInInput>;

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

export const Session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.int(),
  user: User,
});
export type Session = z.output<typeof Session>;

/** A token that only its receiver knows: of a link in a mail, or of a session. */
export const OpaqueToken = z
  .string('The token is missing')
  .min(1, 'The token is missing')
  .max(200, 'The token is too long');
const Done = z.object({ message: z.string() });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Nobody guesses 256 bits; it only keeps a flood of one address small. An office of 1,000 needs as many in this time. */
const TOKEN_CALLS = [{ max: 1200, windowMs: 10 * MINUTE, by: 'address' as const }];

/** Both tell whether an address has an account, as the specification demands; together this often. */
const ACCOUNT_LOOK_UPS = { max: 20, windowMs: HOUR, by: 'address', budget: 'account look-ups' } as const;

export const signUp = defineRoute({
  name: 'signUp',
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  summary: 'Creates an account with its profile and sends the verification mail',
  body: SignUpInput,
  response: z.object({
    user: User,
    /** For the browser to keep: with it the link of the verification mail needs no password. */
    sign_up_secret: z.string(),
  }),
  status: 201,
  limits: [ACCOUNT_LOOK_UPS],
});

export const signIn = defineRoute({
  name: 'signIn',
  method: 'POST',
  path: '/auth/signin',
  access: 'public',
  summary: 'Starts a session',
  body: SignInInput,
  // How often is a matter of the account, the device and the address together: see sign-in-limits.service.ts.
  response: z.object({ session: Session, user: User, device_token: z.string() }),
});

export const signOut = defineRoute({
  name: 'signOut',
  method: 'POST',
  path: '/auth/signout',
  access: 'public',
  summary: 'Ends the session that a refresh token belongs to',
  body: z.strictObject({ refresh_token: OpaqueToken }),
  response: Done,
  limits: TOKEN_CALLS,
});

/** The body of a refresh. */
export const RefreshInput = z.strictObject({
  refresh_token: OpaqueToken,
  /**
   * At least 128 random bits that the client makes for this one refresh and shows nobody else. Only with the same key may
   * the same refresh token come again.
   */
  retry_key: z
    .string('The retry key must be text')
    .min(22, 'The retry key is too short')
    .max(200, 'The retry key is too long')
    .optional(),
});
export type RefreshInput = z.output<typeof RefreshInput>;

export const refreshSession = defineRoute({
  name: 'refreshSession',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary:
    'Trades a refresh token for a new pair. Each works once; a second use ends the session. A client whose answer was lost gets the same pair for 10 seconds, by the `retry_key` of its first request',
  body: RefreshInput,
  response: z.object({ session: Session, user: User }),
  limits: TOKEN_CALLS,
});

export const getUser = defineRoute({
  name: 'getUser',
  method: 'GET',
  path: '/auth/user',
  access: 'signed-in',
  summary: 'The signed-in user',
  response: User,
});

export const checkSession = defineRoute({
  name: 'checkSession',
  method: 'GET',
  path: '/auth/check',
  access: 'public',
  summary: 'The signed-in user, or null without a valid session',
  response: z.object({ user: User.nullable() }),
});

export const checkEmailExists = defineRoute({
  name: 'checkEmailExists',
  method: 'GET',
  path: '/auth/email-exists',
  access: 'public',
  summary: 'Whether an account with this email exists',
  query: z.strictObject({ email: Email }),
  response: z.object({ exists: z.boolean() }),
  limits: [ACCOUNT_LOOK_UPS],
});

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
  response: Done,
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

export const forgotPassword = defineRoute({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Sends a link to choose a new password; the answer is the same for every address',
  body: z.strictObject({ email: Email }),
  response: Done,
  limits: [
    { max: 20, windowMs: HOUR, by: 'address' },
    { max: 5, windowMs: HOUR, by: 'email' },
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
  summary:
    'Sets a new password by the token of the reset mail and ends every session; an account that was never confirmed begins anew under `full_name`, unless the secret of its sign-up is given',
  body: PasswordReset,
  response: Done,
  limits: [{ max: 20, windowMs: HOUR, by: 'address' }],
});
