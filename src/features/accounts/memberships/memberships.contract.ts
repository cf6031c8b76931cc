import { z } from 'zod';
import {
  CurrentPassword,
  PASSWORD_TRIES,
  PersonName,
  User,
} from '#features/accounts/account/accounts.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { ROLES } from '#platform/contract/people/roles.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most people who can act for one profile, and most profiles that one person can act for. */
export const PEOPLE_MAX = 100;
export const PROFILES_MAX = 20;

export const RoleField = z.enum(ROLES, 'Please choose a role');

/** The roles that a person can get without the password of an owner. */
export const LesserRole = RoleField.exclude(['owner'], 'Please choose a role below owner');
export type LesserRole = z.output<typeof LesserRole>;

/** What an owner adds to a change of who the owners are: it shows that no one else sits at the screen. */
export const OwnerProof = z.strictObject({
  /** Without it the answer is PASSWORD_NEEDED. */
  password: CurrentPassword.optional(),
  /** Needed where two-factor sign-in is on; without it the answer is SECOND_FACTOR_NEEDED. */
  code: SecondFactorCode.optional(),
});
export type OwnerProof = z.output<typeof OwnerProof>;

export const RoleInput = OwnerProof.extend({ role: RoleField });
export type RoleInput = z.output<typeof RoleInput>;

/** A person who acts for the profile. */
export const Colleague = z.object({
  /** Of the person's account. */
  id: z.uuid(),
  /** Own name; null until the person gives it. */
  name: z.string().nullable(),
  email: z.string(),
  role: RoleField,
  joined_at: Instant,
  /** To 15 minutes; null before the first visit. */
  last_seen_at: Instant.nullable(),
  is_you: z.boolean(),
  /** True for the owner who gets the mails of the profile. */
  is_main_owner: z.boolean(),
});
export type Colleague = z.output<typeof Colleague>;

export const listColleagues = defineRoute({
  name: 'listColleagues',
  method: 'GET',
  path: '/profile/people',
  access: 'confirmed',
  act: 'read',
  scope: 'none',
  summary: 'The people who act for the profile, with their roles, owners first',
  response: z.array(Colleague),
});

export const updateColleague = defineRoute({
  name: 'updateColleague',
  method: 'PUT',
  path: '/profile/people/:id',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary:
    'Changes the role of a colleague, at once; for owners, who add their password where it makes or unmakes an owner',
  params: IdParams,
  body: RoleInput,
  response: z.array(Colleague),
});

export const removeColleague = defineRoute({
  name: 'removeColleague',
  method: 'DELETE',
  path: '/profile/people/:id',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary:
    'Removes a colleague who is no owner: the next call for the profile is refused, and a mail says so; for owners',
  params: IdParams,
  response: z.array(Colleague),
});

export const leaveProfile = defineRoute({
  name: 'leaveProfile',
  method: 'DELETE',
  path: '/account/profiles/:id',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Leaves a profile that the person acts for; the last owner cannot',
  params: IdParams,
  response: z.object({ message: z.string() }),
});

export const OwnershipInput = z.strictObject({
  /** Account of the colleague who becomes the main owner. */
  account_id: z.uuid('Please choose a colleague'),
  password: CurrentPassword,
  /** Needed where two-factor sign-in is on; without it the answer is SECOND_FACTOR_NEEDED. */
  code: SecondFactorCode.optional(),
});
export type OwnershipInput = z.output<typeof OwnershipInput>;

export const transferOwnership = defineRoute({
  name: 'transferOwnership',
  method: 'POST',
  path: '/profile/ownership',
  access: 'confirmed',
  act: 'people',
  scope: 'none',
  summary: 'Makes a colleague the main owner and the caller a manager, and notifies both by mail; for owners',
  body: OwnershipInput,
  response: z.array(Colleague),
  limits: PASSWORD_TRIES,
});

/** A profile that the person acts for. */
export const OwnProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  role: RoleField,
  is_current: z.boolean(),
});
export type OwnProfile = z.output<typeof OwnProfile>;

export const listOwnProfiles = defineRoute({
  name: 'listOwnProfiles',
  method: 'GET',
  path: '/account/profiles',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'The profiles that the person acts for, by name',
  response: z.array(OwnProfile),
});

export const switchProfile = defineRoute({
  name: 'switchProfile',
  method: 'PUT',
  path: '/account/profile',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Acts for another profile of the person from now on, with this session',
  body: z.strictObject({ profile_id: z.uuid('Please choose a profile') }),
  response: User,
});

export const PersonNameInput = z.strictObject({ person_name: PersonName });
export type PersonNameInput = z.output<typeof PersonNameInput>;

export const updatePersonName = defineRoute({
  name: 'updatePersonName',
  method: 'PUT',
  path: '/account/name',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: "Changes the person's own name",
  body: PersonNameInput,
  response: User,
});
