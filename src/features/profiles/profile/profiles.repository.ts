import { type AliasedRawBuilder, sql, type Updateable } from 'kysely';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type {
  ProfileDetails as DetailColumns,
  Profiles,
} from '#platform/server/database/schema.generated.ts';
import { ProfileDetails } from './profile-details.contract.ts';
import { ProfileIdentifiers } from './profile-identifiers.contract.ts';
import {
  MAIL_CHOICES,
  type MailChoice,
  type MailChoices,
  type MailTiming,
} from './profile-settings.contract.ts';
import type { Profile } from './profiles.contract.ts';

const DETAIL_COLUMNS = columnsOf(
  'd',
  `
  annual_beneficiaries annual_csr_budget annual_projects annual_volunteers cause_areas certifications
  consulting_domains csr_lead_email csr_lead_name csr_registration_number darpan_id deployment_regions
  expertise_areas fcra_registration_number field_versions gstin hourly_rate implementation_timeline
  industries_served industry ngo_registration_number pan pricing_model sdg_focus service_categories
  strategic_partners urn_12a urn_80g version years_experience
`,
);
/** All columns except those that the database generates for the search. */
const PROFILE_COLUMNS = columnsOf(
  'p',
  `
  id avatar_url bio corporate_cin created_at documents_checked_on documents_checked_until
  field_audited_on field_audited_until focus_areas full_name gender headquarters_location
  headquarters_state is_listed_entity is_page_public is_published linkedin lives_reached location
  monitored_on monitored_until operating_regions organization_name organization_size organization_type
  phone projects_count public_contact_email public_contact_phone ratings_count ratings_sum
  requests_answered requests_received sdg_goals services_count short_summary shows_csr_lead
  shows_email shows_linkedin shows_phone shows_twitter shows_website skills slug total_investment
  twitter updated_at website year_established
`,
);

/** Fields stored in `profile_details`, so that the table that listings read stays narrow. */
const DETAILS = new Set(Object.keys({ ...ProfileDetails.shape, ...ProfileIdentifiers.shape }));
DETAILS.delete('corporate_cin');

const earlierCins = sql<Profile['earlier_cins']>`array(
  select json_build_object('cin', h.cin,
    'replaced_at', to_char(h.replaced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from profile_cin_history h where h.profile_id = p.id order by h.replaced_at desc)`;

const earlierSlugs = sql<string[]>`array(
  select s.slug from profile_slugs s where s.profile_id = p.id and s.slug <> p.slug order by s.created_at desc, s.slug)`;

/**
 * When a kind of mail comes to a person.
 * @param account alias of `accounts` in the statement. For no account: at once.
 */
export const timingOf = (account: 'a' | 'me', choice: MailChoice) => {
  const isIn = (column: 'mails_off' | 'mails_daily') =>
    sql<boolean>`array_position(${sql.ref(`${account}.${column}`)}, ${sql.lit<string>(choice)}) is not null`;
  return sql<MailTiming>`case when ${isIn('mails_off')} then 'false'::jsonb
    when ${isIn('mails_daily')} then '"daily"'::jsonb else 'true'::jsonb end`;
};

type Timings = {
  [Choice in MailChoice]: AliasedRawBuilder<Required<MailChoices>[Choice], Choice>;
}[MailChoice];

/** When each kind of mail comes to the person. */
const TIMINGS = MAIL_CHOICES.map((choice) => timingOf('me', choice).as(choice)) as Timings[];

/** @param accountId the person whose choice of mails is in the rows; null for none. */
const profilesWithDetails = (db: Db, accountId: string | null) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('profile_details as d', 'd.id', 'p.id')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .leftJoin('accounts as me', (join) => join.on('me.id', '=', accountId))
    .select(DETAIL_COLUMNS)
    .select(PROFILE_COLUMNS)
    .select(['a.email', 'a.is_admin'])
    .select(TIMINGS)
    .select((row) => row('a.email_confirmed_at', 'is not', null).$castTo<boolean>().as('email_confirmed'))
    .select([earlierCins.as('earlier_cins'), earlierSlugs.as('earlier_slugs')]);

/** A person, and the profile acted for. */
interface Acting {
  accountId: string;
  profileId: string;
}

/** Finds the profile that a person acts for, with the fields of the account and the person's choice of mails. */
export const findProfile = (db: Db, { profileId: id, accountId }: Acting) =>
  profilesWithDetails(db, accountId).where('p.id', '=', id).executeTakeFirst();

/**
 * Finds the published profile at a current or earlier address of its page. For a visitor, the query itself leaves out
 * pages that are not public: discarding the row later took measurably longer and revealed that the page exists.
 */
export const findProfileBySlug = (db: Db, slug: string, isVisitor: boolean) =>
  profilesWithDetails(db, null)
    .innerJoin('profile_slugs as address', 'address.profile_id', 'p.id')
    .where('address.slug', '=', slug)
    .where('p.is_published', '=', true)
    .$if(isVisitor, (query) => query.where('p.is_page_public', '=', true))
    .executeTakeFirst();

/** Returns the current addresses of the pages that visitors can read, newest members first. */
export async function findPublicSlugs(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('slug')
    .where('is_published', '=', true)
    .where('is_page_public', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ slug }) => slug);
}

/**
 * Finds the member's own profile and locks it until the transaction ends. Both rows are locked: a save that waited
 * would otherwise read the joined row as it was before the wait.
 */
export const lockProfile = (db: Db, { profileId: id, accountId }: Acting) =>
  profilesWithDetails(db, accountId).where('p.id', '=', id).forNoKeyUpdate(['p', 'd']).executeTakeFirst();

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** @param changes columns of `profiles` and of `profile_details`, each written where it belongs. */
export async function updateProfile(
  db: Db,
  id: string,
  changes: Updateable<Profiles> & Updateable<DetailColumns>,
): Promise<void> {
  const entries = Object.entries(changes);
  const details = Object.fromEntries(entries.filter(([column]) => DETAILS.has(column)));
  const profile = Object.fromEntries(entries.filter(([column]) => !DETAILS.has(column)));
  if (Object.keys(profile).length > 0) {
    await db.updateTable('profiles').set(profile).where('id', '=', id).execute();
  }
  if (Object.keys(details).length > 0) {
    await db.updateTable('profile_details').set(details).where('id', '=', id).execute();
  }
}

/** Changes when kinds of mail come to a person. */
export async function updateMailChoices(db: Db, accountId: string, choices: MailChoices): Promise<void> {
  const named = Object.entries(choices).filter(([, timing]) => timing !== undefined);
  const chosen = (wanted: MailTiming) =>
    named.filter(([, timing]) => timing === wanted).map(([choice]) => choice);
  const changed = named.map(([choice]) => choice);
  const withChosen = (column: 'mails_off' | 'mails_daily', wanted: MailTiming) => sql`array(
    select choice from unnest(${sql.ref(column)}) choice where choice <> all(${changed}::text[])
    union select unnest(${chosen(wanted)}::text[]) order by 1)`;
  await sql`
    update accounts set mails_off = ${withChosen('mails_off', false)}, mails_daily = ${withChosen('mails_daily', 'daily')}
    where id = ${accountId}`.execute(db);
}

/** Stores the version of the profile, and the version that last changed each field. */
export async function updateVersion(
  db: Db,
  id: string,
  saved: { version: number; field_versions: string },
): Promise<void> {
  await db.updateTable('profile_details').set(saved).where('id', '=', id).execute();
}
