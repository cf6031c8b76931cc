import { z } from 'zod';
import {
  FocusAreas,
  HeadquartersState,
  OperatingRegions,
  OrganizationSize,
  SdgGoals,
  SHORT_SUMMARY_MAX,
  YearEstablished,
} from '#features/accounts/account/profile-fields.contract.ts';
import { Project } from '#features/profiles/projects/projects.contract.ts';
import { Service } from '#features/profiles/services/services.contract.ts';
import { VerificationFields } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import {
  Instant,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  optionalUrl,
  READABLE,
  requiredLine,
  tags,
  Version,
} from '#platform/contract/fields.ts';
import { GENDERS, ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { PROFILE_DETAIL_RULES, ProfileDetails } from './profile-details.contract.ts';
import { PROFILE_IDENTIFIER_RULES, ProfileIdentifiers } from './profile-identifiers.contract.ts';
import {
  MailChoicesUpdate,
  OwnMailChoices,
  PROFILE_SETTING_RULES,
  ProfileSettings,
} from './profile-settings.contract.ts';

export const ROLES = ['admin', 'user', 'organization'] as const;

/** A member's own profile. `role` follows from the account: admin, a person, or an organisation. */
export const Profile = z.object({
  id: z.uuid(),
  email: z.string(),
  /** True once the owner has confirmed `email`; not the same as `verified`. */
  email_confirmed: z.boolean(),
  role: z.enum(ROLES),
  /** The profile's own id for an organisation, whose people share it; null for an individual. */
  organization_id: z.uuid().nullable(),
  full_name: z.string(),
  organization_name: z.string().nullable(),
  organization_type: z.enum(ORGANIZATION_TYPES),
  avatar_url: z.string().nullable(),
  short_summary: z.string().nullable(),
  bio: z.string().nullable(),
  skills: z.array(z.string()),
  location: z.string().nullable(),
  headquarters_location: z.string().nullable(),
  headquarters_state: z.string().nullable(),
  phone: z.string().nullable(),
  public_contact_email: z.string().nullable(),
  public_contact_phone: z.string().nullable(),
  website: z.string().nullable(),
  linkedin: z.string().nullable(),
  twitter: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  year_established: z.int().nullable(),
  organization_size: z.string().nullable(),
  operating_regions: z.array(z.string()),
  sdg_goals: z.array(z.string()),
  focus_areas: z.array(z.string()),
  /** Read from the first character of the CIN; without a CIN, as the member says. */
  is_listed_entity: z.boolean(),
  ...ProfileDetails.shape,
  ...ProfileIdentifiers.shape,
  /** Former CINs of the member, the latest first. */
  earlier_cins: z.array(z.object({ cin: z.string(), replaced_at: Instant })),
  ...ProfileSettings.shape,
  /** Earlier addresses that lead to the current one, the latest first. */
  earlier_slugs: z.array(z.string()),
  ...VerificationFields.shape,
  /** Null until partners of finished collaborations have rated the member. */
  rating: z.number().nullable(),
  /** Number of these ratings. */
  reviews_count: z.int(),
  projects_count: z.int(),
  services_count: z.int(),
  /** Whole rupees. */
  total_investment: z.int(),
  /** Number of people the member's projects have reached so far. */
  lives_reached: z.int(),
  created_at: Instant,
  updated_at: Instant,
  /** Grows by one with every save; an update names the version it started from. */
  version: z.int(),
});
export type Profile = z.output<typeof Profile>;

/**
 * Fields of the own profile that a member can change; only the fields that are sent change. Fields of another kind of
 * member (`FIELDS_OF_TYPE`) can only be emptied.
 */
export const ProfileUpdate = z
  .strictObject({
    // `reservedNameErrors` checks reserved names: an admin can use one, and a member who already has one can save other fields.
    full_name: requiredLine(160, 'Full name').refine(...READABLE),
    organization_name: optionalLine(160, 'Organization name'),
    organization_type: z.enum(ORGANIZATION_TYPES, 'Please select an organization type from the list'),
    short_summary: optionalText(SHORT_SUMMARY_MAX, 'Summary'),
    bio: optionalText(3000, 'Bio'),
    skills: tags('Skills'),
    location: optionalText(200, 'Location'),
    headquarters_location: optionalText(200, 'Location'),
    headquarters_state: HeadquartersState,
    phone: optionalPhone('Phone'),
    public_contact_email: optionalEmail,
    public_contact_phone: optionalPhone('Public contact phone'),
    website: optionalUrl('Website'),
    linkedin: optionalUrl('LinkedIn'),
    twitter: optionalText(100, 'Twitter'),
    gender: z.enum(GENDERS, 'Please select a gender from the list').nullable(),
    year_established: YearEstablished.nullable(),
    organization_size: OrganizationSize,
    operating_regions: OperatingRegions,
    sdg_goals: SdgGoals,
    focus_areas: FocusAreas,
    is_listed_entity: z.boolean('Listed entity must be yes or no'),
    ...PROFILE_DETAIL_RULES,
    ...PROFILE_IDENTIFIER_RULES,
    ...PROFILE_SETTING_RULES,
    /**
     * The version that the changes started from. With it, fields that another save has changed since are not
     * overwritten: the answer is 409 and names them. Without it the last save wins.
     */
    version: Version,
  })
  .partial();
export type ProfileUpdate = z.output<typeof ProfileUpdate>;
/** An update as it is sent. */
export type ProfileBody = z.input<typeof ProfileUpdate>;

/**
 * The body of an update. The specification's client also sends its id and email; both can only be the caller's own,
 * and change nothing.
 */
const OwnProfileUpdate = ProfileUpdate.extend({
  id: z.string('Id must be text').optional(),
  email: z.string('Email must be text').optional(),
});
export type OwnProfileUpdate = z.output<typeof OwnProfileUpdate>;

export const Overview = z.object({
  counts: z.object({ services: z.int(), projects: z.int() }),
  /** Whole rupees over all projects. */
  totalBudget: z.int(),
  /** Number of people that all projects together have reached so far. */
  livesReached: z.int(),
  recentServices: z.array(Service),
  recentProjects: z.array(Project),
});
export type Overview = z.output<typeof Overview>;

export const getProfile = defineRoute({
  name: 'getProfile',
  method: 'GET',
  path: '/profile/profile',
  access: 'signed-in',
  act: 'read',
  scope: 'profile:read',
  summary: "The signed-in member's own profile",
  response: Profile,
});

export const updateProfile = defineRoute({
  name: 'updateProfile',
  method: 'PUT',
  path: '/profile/profile',
  access: 'confirmed',
  act: 'write',
  scope: 'profile:write',
  summary:
    "Changes fields of the signed-in member's own profile; 409 where another save changed the same ones",
  body: OwnProfileUpdate,
  response: Profile,
});

export const getOverview = defineRoute({
  name: 'getOverview',
  method: 'GET',
  path: '/profile/overview',
  access: 'signed-in',
  act: 'read',
  scope: 'profile:read',
  summary: 'Counts, total budget and the five newest services and projects of the signed-in member',
  response: Overview,
});

export const updateMailChoices = defineRoute({
  name: 'updateMailChoices',
  method: 'PUT',
  path: '/account/mails',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Changes which mails the person receives; the profile acted for stays as it is',
  body: MailChoicesUpdate,
  response: OwnMailChoices,
});
