import { z } from 'zod';
import { PASSWORD_TRIES } from '#features/accounts/account/accounts.contract.ts';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { MemberFacts } from '#features/support/member-looks/member-looks.contract.ts';
import { IdParams, Instant, requiredText, text } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const PEOPLE_SEARCH_MAX = 100;
export const PEOPLE_REASON_MAX = 1000;
/** Most rows of an export, the newest members. */
export const PEOPLE_EXPORT_MAX = 20_000;
/** Most suspensions that the page of a member shows, the newest. */
export const SUSPENSIONS_SHOWN = 20;

/** Most merges that the page of a member shows, the newest. */
export const MERGES_SHOWN = 20;

/**
 * active: can sign in, has a confirmed address and is not leaving. leaving: has asked for the deletion. closing: an owner deletes the
 * organisation. merged: was merged into
 * another account, and is not suspended otherwise.
 */
export const PERSON_STATES = [
  'active',
  'unconfirmed',
  'suspended',
  'merged',
  'leaving',
  'closing',
  'admin',
] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Filters of the list; an absent or empty one filters nothing. */
export const PeopleFilters = z.strictObject({
  /** Part of a name or an email address, or an id. */
  search: text(PEOPLE_SEARCH_MAX, 'Search').optional(),
  state: z.enum(PERSON_STATES, 'Unknown state').optional(),
  type: z.enum(ORGANIZATION_TYPES, 'Unknown type').optional(),
});
export type PeopleFilters = z.output<typeof PeopleFilters>;

const PeopleQuery = PageQuery.extend(PeopleFilters.shape);
export type PeopleQuery = z.output<typeof PeopleQuery>;

/** A person in the list, with the profile acted for last. */
export const PersonRow = z.object({
  id: z.uuid(),
  name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  /** Null for a person who acts for no profile. */
  organization_type: z.enum(ORGANIZATION_TYPES).nullable(),
  /** State of India; null if the profile names none. */
  state: z.string().nullable(),
  joined_at: Instant,
  email_confirmed: z.boolean(),
  is_admin: z.boolean(),
  suspended_at: Instant.nullable(),
  /** The account that this one was merged into; null for one that was not. A merged account counts as suspended, too. */
  merged_into: z.uuid().nullable(),
  deletion_due_at: Instant.nullable(),
  /** When the organisation is erased; null unless an owner deletes it. */
  organisation_deletion_due_at: Instant.nullable(),
});
export type PersonRow = z.output<typeof PersonRow>;

const Suspension = z.object({
  id: z.uuid(),
  reason: z.string(),
  suspended_by_name: z.string(),
  suspended_at: Instant,
  /** Null while it lasts, as the two that follow. */
  restored_at: Instant.nullable(),
  restored_by_name: z.string().nullable(),
  restore_reason: z.string().nullable(),
});
export type Suspension = z.output<typeof Suspension>;

/** A merge that the page of a member shows, with the other member. */
const Merge = z.object({
  id: z.uuid(),
  name: z.string(),
  reason: z.string(),
  merged_by_name: z.string(),
  merged_at: Instant,
});
export type Merge = z.output<typeof Merge>;

/** A member as an admin sees one: the facts that support sees, and the account. */
export const Person = PersonRow.extend({
  /** Null for a person who acts for no profile. */
  facts: MemberFacts.nullable(),
  is_demo: z.boolean(),
  /** Time at which two-factor sign-in was switched on; null if it is off. */
  second_factor_at: Instant.nullable(),
  /** Number of devices that are signed in. */
  devices: z.int(),
  last_active_at: Instant.nullable(),
  /** The newest twenty. */
  suspensions: z.array(Suspension),
  /** The merge that closed this account, with the member that was kept; null for none. */
  merge: Merge.nullable(),
  /** Accounts that were merged into this one, the newest twenty. */
  merged_here: z.array(Merge),
});
export type Person = z.output<typeof Person>;

/** A reason that the member gets by mail. */
export const PersonReasonInput = z.strictObject({ reason: requiredText(PEOPLE_REASON_MAX, 'Reason') });

export const listPeople = defineRoute({
  name: 'listPeople',
  method: 'GET',
  path: '/admin/people',
  access: 'admin',
  summary: 'Lists persons of every state, colleagues included, the newest first',
  query: PeopleQuery,
  response: paged(PersonRow),
});

export const exportPeople = defineRoute({
  name: 'exportPeople',
  method: 'GET',
  path: '/admin/people-export',
  access: 'admin',
  summary:
    'The list of members as CSV, with the same filters, at most the newest 20,000; the export is logged',
  query: PeopleFilters,
  response: FileResponse,
});

export const openPerson = defineRoute({
  name: 'openPerson',
  method: 'POST',
  path: '/admin/people/:id/look',
  access: 'admin',
  summary: 'Shows what an admin may see of a member, and logs the look',
  params: IdParams,
  response: Person,
});

export const suspendPerson = defineRoute({
  name: 'suspendPerson',
  method: 'POST',
  path: '/admin/people/:id/suspension',
  access: 'admin',
  summary:
    'Suspends a member: all sessions end, the profile leaves the marketplace, and the member gets the reason by mail',
  params: IdParams,
  body: PersonReasonInput,
  response: Person,
});

export const restorePerson = defineRoute({
  name: 'restorePerson',
  method: 'POST',
  path: '/admin/people/:id/restoration',
  access: 'admin',
  summary: 'Ends a suspension: everything is as before, and the member gets the reason by mail',
  params: IdParams,
  body: PersonReasonInput,
  response: Person,
});

/** The code is asked for where the admin's own sign-in asks for one: always, outside the demo data. */
export const AdminRoleInput = z.strictObject({
  is_admin: z.boolean('Please choose yes or no'),
  code: SecondFactorCode.optional(),
});
export type AdminRoleInput = z.output<typeof AdminRoleInput>;

export const changeAdminRole = defineRoute({
  name: 'changeAdminRole',
  method: 'PUT',
  path: '/admin/people/:id/admin',
  access: 'admin',
  summary:
    "Makes a member an admin, or takes that away, with a code of the caller's authenticator app; never from the last admin",
  params: IdParams,
  body: AdminRoleInput,
  response: Person,
  limits: PASSWORD_TRIES,
});

export const resendPersonVerification = defineRoute({
  name: 'resendPersonVerification',
  method: 'POST',
  path: '/admin/people/:id/verification-mail',
  access: 'admin',
  summary: 'Sends the verification mail to a member whose address is not confirmed, once in five minutes',
  params: IdParams,
  response: z.object({ message: z.string() }),
});
