import { z } from 'zod';
import {
  Email,
  optionalEmail,
  optionalText,
  optionalUrl,
  requiredLine,
  requiredText,
  selection,
} from '#platform/contract/fields.ts';
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

const GivenPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(200, 'Password must be 200 characters or less');

export const Password = GivenPassword.min(
  PASSWORD_MIN,
  `Password must be at least ${PASSWORD_MIN} characters`,
);

export const OrganizationName = requiredLine(160, 'Name', 'Organization/Full name is required');
export const Location = requiredText(200, 'Location');
export const ShortSummary = z
  .string('Short summary is required')
  .trim()
  .min(1, 'Short summary is required')
  .max(SHORT_SUMMARY_MAX, `Summary must be ${SHORT_SUMMARY_MAX} characters or less`);

/** A year from 1800 to the current one; the upper bound moves, so it is checked when it is used. */
export const YearEstablished = z
  .int('Please enter a valid year')
  .min(YEAR_ESTABLISHED_MIN, 'Please enter a valid year')
  .refine((year) => year <= new Date().getFullYear(), 'Please enter a valid year');

/** Corporate identity number: listing, industry, state, year, class, registration (see field-facts, section 3). */
export const CorporateCin = z
  .string('CIN must be text')
  .trim()
  .toUpperCase()
  .regex(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6})?$/, 'Please enter a valid 21-character CIN')
  .nullish()
  .transform((value) => (value === '' ? null : value));

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
    phone: optionalText(30, 'Phone'),
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

/** `userData` repeats the email and password, as the specification's payload does; the outer ones count. */
export const SignUpInput = z.strictObject({ email: Email, password: Password, userData: SignUpUserData });
export type SignUpInput = z.output<typeof SignUpInput>;

export const SignInInput = z.strictObject({ email: Email, password: GivenPassword });
export type SignInInput = z.output<typeof SignInInput>;

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  email_confirmed: z.boolean(),
  full_name: z.string(),
  is_admin: z.boolean(),
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

const Token = z
  .string('The token is missing')
  .min(1, 'The token is missing')
  .max(200, 'The token is too long');
const Done = z.object({ message: z.string() });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const signUp = defineRoute({
  name: 'signUp',
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  summary: 'Creates an account with its profile and sends the verification mail',
  body: SignUpInput,
  response: z.object({ user: User }),
  status: 201,
  limits: [{ max: 20, windowMs: HOUR, by: 'address' }],
});

export const signIn = defineRoute({
  name: 'signIn',
  method: 'POST',
  path: '/auth/signin',
  access: 'public',
  summary: 'Starts a session',
  body: SignInInput,
  response: z.object({ session: Session, user: User }),
  limits: [
    { max: 60, windowMs: 10 * MINUTE, by: 'address' },
    { max: 15, windowMs: 10 * MINUTE, by: 'email' },
  ],
});

export const signOut = defineRoute({
  name: 'signOut',
  method: 'POST',
  path: '/auth/signout',
  access: 'public',
  summary: 'Ends the session that a refresh token belongs to',
  body: z.strictObject({ refresh_token: Token }),
  response: Done,
});

export const refreshSession = defineRoute({
  name: 'refreshSession',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Trades a refresh token for a new pair; each can be used once',
  body: z.strictObject({ refresh_token: Token }),
  response: z.object({ session: Session, user: User }),
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
  limits: [{ max: 20, windowMs: HOUR, by: 'address' }],
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

export const verifyEmail = defineRoute({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  summary: 'Confirms the email address by the token of the verification mail',
  body: z.strictObject({ token: Token }),
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

export const resetPassword = defineRoute({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password by the token of the reset mail and ends every session',
  body: z.strictObject({ token: Token, password: Password }),
  response: Done,
  limits: [{ max: 20, windowMs: HOUR, by: 'address' }],
});
