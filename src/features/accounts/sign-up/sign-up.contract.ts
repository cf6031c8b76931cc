import { z } from 'zod';
import { Password, PersonName, User } from '#features/accounts/account/accounts.contract.ts';
import {
  FocusAreas,
  HeadquartersState,
  Location,
  OperatingRegions,
  OrganizationName,
  OrganizationSize,
  SdgGoals,
  ShortSummary,
  YearEstablished,
} from '#features/accounts/account/profile-fields.contract.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/contract/durations.ts';
import { Email, optionalEmail, optionalPhone, optionalUrl } from '#platform/contract/fields.ts';
import { CorporateCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Member types that the wizard offers. An individual becomes a consultant. */
export const MEMBER_TYPES = ['corporate', 'ngo', 'individual'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export const MemberType = z.enum(
  [...ORGANIZATION_TYPES, 'individual'],
  'Please select your member type to continue.',
);

const SignUpUserData = z.strictObject(
  {
    email: Email.optional(),
    password: z.string().optional(),
    full_name: OrganizationName,
    /** Own name of the person who signs up; programs of before may leave it out. */
    person_name: PersonName.optional(),
    organization_type: MemberType,
    organization_name: OrganizationName.optional(),
    public_contact_email: optionalEmail,
    location: Location,
    headquarters_state: HeadquartersState,
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
 * `userData` repeats the email and password, as in the specification's payload; the outer ones count.
 * `consent_version` is the version of the consent notice that was shown and agreed to. Clients that follow only the
 * specification do not send it: then no consent is recorded, and the account page asks for it.
 */
export const SignUpInput = z.strictObject({
  email: Email,
  password: Password,
  consent_version: z.string('The version of the notice must be text').max(40).optional(),
  userData: SignUpUserData,
});
export type SignUpInput = z.output<typeof SignUpInput>;

/**
 * A hall of newcomers, an office or a mobile carrier is one network address. So limits per address are for many people, and
 * over in ten minutes: a wait instead of a wall. What one person tries is limited by the email.
 */
const SHARED_WINDOW_MS = 10 * MINUTE_MS;
/** Newcomers who can begin from one address in that time. Twice as many can finish: who has begun gets through. */
const NEWCOMERS_MAX = 60;

export const SignUpAnswer = z.object({
  user: User,
  /** The browser keeps it: with it, the link in the verification mail needs no password. */
  sign_up_secret: z.string(),
});

export const signUp = defineRoute({
  name: 'signUp',
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  scope: 'none',
  summary: 'Creates an account with its profile and sends the verification mail',
  body: SignUpInput,
  response: SignUpAnswer,
  status: 201,
  limits: [
    { max: 2 * NEWCOMERS_MAX, windowMs: SHARED_WINDOW_MS, by: 'address' },
    { max: 5, windowMs: HOUR_MS, by: 'email' },
  ],
});

export const beginSignUp = defineRoute({
  name: 'beginSignUp',
  method: 'GET',
  path: '/auth/signup',
  access: 'public',
  scope: 'none',
  summary:
    'Says before the first step whether somebody can sign up from this network now; 429 with Retry-After while too many do',
  response: z.object({ is_open: z.literal(true) }),
  limits: [{ max: NEWCOMERS_MAX, windowMs: SHARED_WINDOW_MS, by: 'address' }],
});

export const checkEmailExists = defineRoute({
  name: 'checkEmailExists',
  method: 'GET',
  path: '/auth/email-exists',
  access: 'public',
  scope: 'none',
  summary: 'Says whether an account with this email exists',
  query: z.strictObject({ email: Email }),
  response: z.object({ exists: z.boolean() }),
  // Reveals who has an account, as the specification requires: it stays scarce.
  limits: [{ max: NEWCOMERS_MAX, windowMs: SHARED_WINDOW_MS, by: 'address' }],
});

/** The wizard asks before its last step. The list of 42,000 passwords is too long for the browser. */
export const checkNewPassword = defineRoute({
  name: 'checkNewPassword',
  method: 'POST',
  path: '/auth/password-check',
  access: 'public',
  scope: 'none',
  summary: 'Says whether a password is too common to be chosen; nothing is stored',
  body: z.strictObject({ password: Password }),
  response: z.object({ is_common: z.boolean() }),
  limits: [{ max: 2 * NEWCOMERS_MAX, windowMs: SHARED_WINDOW_MS, by: 'address' }],
});
