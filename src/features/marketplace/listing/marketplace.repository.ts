import { type RawBuilder, sql } from 'kysely';
import type { VerificationColumns } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { namesOfPlace } from '#platform/contract/places.ts';
import { PAN_INDIA } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { withPlaceNames } from '#platform/server/database/place-words.ts';
import { planEachTime, runOnOwnConnection } from '#platform/server/database/prepared/statement-options.ts';
import { levelKey, paperKey } from './filter-counts.rules.ts';
import type { Sort } from './marketplace-ranges.data.ts';
import { countMembers, isSmall } from './marketplace-size.repository.ts';

/** Filters of the marketplace besides the search words; all optional. */
export interface MarketplaceFilter {
  type?: string;
  /** Only members with the head office in this state, or who work there or in all of India. */
  location?: string;
  /** Only the profiles that this member saved. */
  savedBy?: string;
  /** Only members who have at least this level of verification on this day in India. */
  verified?: { level: number; today: string };
  /** Groups of keys of `marketplace_keys`: members have one key of each. */
  anyOf?: string[][];
  /** A district or town as somebody wrote it. */
  district?: string;
  /** Only NGOs with their registrations, whose papers stand on this day, and that were founded in this year or before. */
  csr?: { today: string; foundedBy: number };
  /** Only NGOs with these registrations whose papers stand on this day. */
  papers?: { names: string[]; today: string };
  /** The order of the members; `best` if absent. `match` is not known here. */
  sort?: Exclude<Sort, 'match'>;
  /** State and type that the search names. A member also has them by name ("Bihar Trust", "NGO Box"). */
  named?: { state?: string; type?: string; typeNames: string[] };
  /** Members who are left out of the listing. */
  except?: string[];
  /** A further condition on `profiles`. */
  also?: RawBuilder<unknown>;
}

interface Page {
  limit: number;
  offset: number;
}

/** Days that a member has to answer before a request counts as unanswered. */
const DAYS_TO_ANSWER = 7;

/** Columns of the contact details; one that the member hides never leaves the database. */
const SHOWN_CONTACTS = Object.entries({
  shows_email: ['public_contact_email', 'email'],
  shows_phone: ['public_contact_phone', 'phone'],
  shows_website: ['website', 'website'],
  shows_linkedin: ['linkedin', 'linkedin'],
  shows_twitter: ['twitter', 'twitter'],
})
  .map(([shown, [column, name]]) => `case when p.${shown} then p.${column} end as ${name}`)
  .join(', ');

/**
 * `requests_late` counts the requests that have waited longer than `DAYS_TO_ANSWER`. A counter could not follow the
 * time, so members with open requests are looked up in the index of open requests.
 */
export const COLUMNS = sql.raw(`
  p.id, p.full_name, p.organization_name, p.organization_type, p.avatar_url, p.short_summary, p.bio, p.skills,
  p.headquarters_state, p.slug, p.is_page_public, p.year_established, p.organization_size,
  p.operating_regions, p.sdg_goals, p.focus_areas, p.documents_checked_on, p.documents_checked_until,
  p.field_audited_on, p.field_audited_until, p.monitored_on, p.monitored_until, p.projects_count, p.services_count,
  p.total_investment, p.lives_reached, p.ratings_sum, p.ratings_count, p.created_at,
  ${SHOWN_CONTACTS},
  coalesce(p.headquarters_location, p.location) as location, p.requests_answered,
  case when p.requests_received > p.requests_answered then (
    select count(*)::int from collaboration_requests r where r.target_profile_id = p.id and r.status = 'pending'
      and r.created_at < now() - interval '${DAYS_TO_ANSWER} days') else 0 end as requests_late`);

export interface MarketplaceRow extends VerificationColumns {
  id: string;
  slug: string;
  is_page_public: boolean;
  full_name: string;
  organization_name: string | null;
  organization_type: 'corporate' | 'ngo' | 'consultant' | 'service_provider';
  avatar_url: string | null;
  short_summary: string | null;
  bio: string | null;
  skills: string[];
  headquarters_state: string | null;
  website: string | null;
  linkedin: string | null;
  twitter: string | null;
  year_established: number | null;
  organization_size: string | null;
  operating_regions: string[];
  sdg_goals: string[];
  focus_areas: string[];
  projects_count: number;
  services_count: number;
  total_investment: number;
  lives_reached: number;
  ratings_sum: number;
  ratings_count: number;
  created_at: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  requests_answered: number;
  requests_late: number;
}

/** Last days of levels 1 to 3; each level requires those below it. */
const LEVEL_ENDS = [sql`documents_checked_until`, sql`field_audited_until`, sql`monitored_until`];

/** Builds a full-text condition for one of these phrases in texts of these weights. Takes known names only. */
function namedIn(weights: string, names: string[], isKept: boolean) {
  const query = sql`to_tsquery('english', ${names.map((name) => `'${name}':${weights}`).join(' | ')})`;
  return sql`search_document @@ ${isKept ? once(query) : query}`;
}

/** A value as a query of its own: a kept statement would compute it again for each row that it compares. */
const once = (value: RawBuilder<unknown>) => sql`(select ${value})`;

/** Members who are in the marketplace. */
export const IS_PUBLISHED = sql.raw('is_published');

/** The filters that the index `profiles_found` has beside `search_document`. */
const KEYS = sql.raw('found_keys');

/**
 * Runs a search. It is planned with its words, each time: the best plan depends on how common they are, as where a page is met
 * in the order of the listing. Among a few members one plan is good whatever the words, and planning takes most of the time.
 */
const runSearch = async <T>(db: Db, query: RawBuilder<T>) =>
  (await isSmall(db)) ? runOnOwnConnection(db, query) : planEachTime(db, query);

/** Conditions that no index of the listing answers, nor `found_keys`. */
function otherConditions(
  { type, savedBy, verified, csr, papers, named, also }: MarketplaceFilter,
  words: RawBuilder<unknown> | undefined,
  isKept: boolean,
) {
  const all: RawBuilder<unknown>[] = [];
  if (named?.state) all.push(namedIn('AC', [named.state], isKept));
  if (named?.type && named.type !== type) {
    const byName = namedIn('A', named.typeNames, isKept);
    // Nobody has two types.
    all.push(type ? byName : sql`(${KEYS} @> ${[named.type]}::text[] or ${byName})`);
  }
  if (savedBy) all.push(sql`id in (select profile_id from saved_profiles where user_id = ${savedBy})`);
  if (verified)
    for (const end of LEVEL_ENDS.slice(0, verified.level)) all.push(sql`${end} >= ${verified.today}::date`);
  const paperDay = csr?.today ?? papers?.today;
  if (paperDay) all.push(sql`documents_checked_until >= ${paperDay}::date`);
  if (csr) all.push(sql`year_established <= ${csr.foundedBy}::int`);
  if (also) all.push(also);
  if (words) all.push(words);
  return all;
}

/** Keys that only those have to whom CSR money can go, if the days and years agree too. */
const CSR_KEYS = ['ngo', 'csr papers', levelKey(1)];

/** Keys that only those have who gave these registrations, if the day of the check agrees too. */
const paperKeys = (names: string[]) => ['ngo', levelKey(1), ...names.map(paperKey)];

const HYPHENS = /[–—-]+/;

/** Whether a district is written as several names: no single key tells who has a place in it. */
export const hasHyphens = (district: string | undefined) => district !== undefined && HYPHENS.test(district);

/**
 * Members with a place in a district, under any of its names. A name with hyphens is one district, and each of its parts is in the
 * keys of a location in it.
 */
export function inDistrict(district: string): RawBuilder<unknown> {
  const names = namesOfPlace(district);
  const any = sql`${KEYS} && array(select coalesce(district_key(name), '') from unnest(${names}::text[]) name)`;
  if (!hasHyphens(district)) return any;
  const parts = district.split(HYPHENS).filter((part) => part.trim() !== '');
  return sql`(${any} or ${KEYS} @> array(select coalesce(district_key(part), '') from unnest(${parts}::text[]) part))`;
}

/**
 * Conditions that the index `profiles_found` answers together, words and filters.
 * @param isKept for a statement that is planned without its values.
 */
export function conditions(filter: MarketplaceFilter, words?: RawBuilder<unknown>, isKept = false) {
  const { type, location, verified, anyOf = [], district, csr, papers } = filter;
  const all: RawBuilder<unknown>[] = [IS_PUBLISHED];
  const keys = [
    ...[type, verified && levelKey(verified.level)],
    ...(csr ? CSR_KEYS : []),
    ...(papers ? paperKeys(papers.names) : []),
  ].filter(Boolean);
  if (keys.length > 0) all.push(sql`${KEYS} @> ${[...new Set(keys)]}::text[]`);
  // A text without a letter is the key of no district.
  if (district) all.push(inDistrict(district));
  if (location) all.push(sql`${KEYS} && ${[location, PAN_INDIA]}::text[]`);
  for (const group of anyOf) all.push(sql`${KEYS} && ${group}::text[]`);
  return sql.join([...all, ...otherConditions(filter, words, isKept)], sql` and `);
}

/** Selects the exact number of published profiles found by type and state, from counters in the database. */
function counted({ type, location }: MarketplaceFilter) {
  const all = [sql`true`];
  if (type) all.push(sql`organization_type = ${type}`);
  if (location) all.push(sql`state in (${location}, ${PAN_INDIA})`);
  const table = sql.table(location ? 'profile_state_counts' : 'marketplace_counts');
  return sql`select coalesce(sum(members), 0)::int as total from ${table} where ${sql.join(all, sql` and `)}`;
}

/** Returns the exact number of published profiles found by type and state. */
export async function countProfiles(db: Db, filter: MarketplaceFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`${counted(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One in this many members is in the index `profiles_sampled`: a hash of the id chooses them, whatever they wrote. */
const MEMBERS_PER_SAMPLED = 32;
const IS_SAMPLED = sql.raw(`(uuid_hash(id) & ${MEMBERS_PER_SAMPLED - 1}) = 0`);

/**
 * A count whose limit the sample reaches this many times over is taken for reached: of 999 hits, 110 or more are in the sample
 * once in 10^28 searches. Anything near the limit is counted.
 */
const SURELY_IN_SAMPLE = 3.5;

/** Returns how many hits in the sample make it sure that there are `max`. */
const enoughInSample = (max: number) => Math.ceil((SURELY_IN_SAMPLE * max) / MEMBERS_PER_SAMPLED);

/** Tells whether so many hits are in the sample: that takes a small part of the time for collecting them all. */
const areInSample = (met: RawBuilder<unknown>, enough: RawBuilder<unknown>) =>
  sql`(select count(*) >= ${enough}
    from (select 1 from profiles where ${met} and ${IS_SAMPLED} limit (select ${enough})) sampled)`;

/**
 * Counts the hits, up to `max`. PostgreSQL is not told how few that is: it would read all profiles one after the other
 * in the hope of meeting so many soon, which never ends where it takes words for more common together than they are.
 */
export async function countCandidates(
  db: Db,
  filter: MarketplaceFilter,
  words: RawBuilder<unknown> | undefined,
  max: number,
): Promise<number> {
  const met = conditions(filter, words);
  const counted = sql`(select count(*)::int
    from (select 1 from profiles where ${met} limit (select ${max}::int)) candidate)`;
  const { rows } = (await isSmall(db))
    ? await runOnOwnConnection(db, sql<{ total: number }>`select ${counted} as total`)
    : await planEachTime(
        db,
        sql<{ total: number }>`
        select case when ${areInSample(met, sql`${enoughInSample(max)}::int`)} then ${max}::int else ${counted} end as total`,
      );
  return rows[0]?.total ?? 0;
}

/** The columns of each order, as an index of the published profiles has them. */
const ORDERS = {
  best: ['listing_tier desc', 'created_at desc', 'id desc'],
  newest: ['created_at desc', 'id desc'],
  rating: ['rating_order desc', 'ratings_count desc', 'id desc'],
  experienced: ['projects_count desc', 'year_established', 'id desc'],
};

/** Whether those who match the words best come first. */
export const isRanked = ({ sort }: MarketplaceFilter) => sort === undefined || sort === 'best';

/** Whether the order has an index that knows states. */
const hasStates = (filter: MarketplaceFilter) => Boolean(filter.location) && isRanked(filter);

const orderOf = ({ sort = 'best' }: MarketplaceFilter, table = '') =>
  sql.raw(ORDERS[sort].map((column) => `${table}${column}`).join(', '));

/** The columns of an order, without directions, and `more`. */
const orderColumns = ({ sort = 'best' }: MarketplaceFilter, more: readonly string[] = []) =>
  sql.raw([...new Set([...ORDERS[sort].map((column) => column.split(' ')[0]), ...more])].join(', '));

/**
 * Finds the profiles of a type and under a state in the order of the marketplace: those with the most to read first
 * (`listing_tier`), then newest first. Reads the page's ids from an index first, so that deep pages stay fast.
 * A state is for the order `best` only. Counts all of them in the same statement: a second one costs a tenth of a page.
 */
export async function findListedProfiles(
  db: Db,
  filter: MarketplaceFilter,
  { limit, offset }: Page,
): Promise<{ rows: MarketplaceRow[]; total: number }> {
  const { rows } = await sql<(MarketplaceRow | { id: null }) & { total: number }>`
    select counted.total, ${COLUMNS}
    from (${counted(filter)}) counted left join (
      (${inOrder(filter)} order by ${orderOf(filter)} limit ${limit} offset ${offset}) page
      join profiles p on p.id = page.id
    ) on true
    order by ${orderOf(filter, 'page.')}`.execute(db);
  // A page behind the last one has one row, without a profile.
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** So many profiles of the listing are looked at in the time that it takes to read a hit of the index. */
const LOOKS_PER_HIT = 2;

/**
 * Finds the profiles with these words in their order. For many hits: looks through the first profiles of
 * the listing, which soon meets ten with a common word. If too few are there, reads all hits and sorts them. Each way
 * visits at most about the square root of (rows asked for, times profiles), the geometric mean, where it is the better one.
 */
export async function findManyProfiles(
  db: Db,
  filter: MarketplaceFilter,
  words: RawBuilder<unknown> | undefined,
  page: Page,
): Promise<MarketplaceRow[]> {
  // The saved profiles are few.
  if (!filter.savedBy) {
    const looks = Math.ceil(LOOKS_PER_HIT * Math.sqrt((page.offset + page.limit) * (await countMembers(db))));
    const found = await findSearched(db, lookThrough(filter, words, looks), orderOf(filter, 'looked.'), page);
    if (found.length === page.limit) return found;
  }
  return findHits(db, filter, words, page);
}

/** Finds all profiles with these words, and sorts them. For a few hits. */
export function findHits(
  db: Db,
  filter: MarketplaceFilter,
  words: RawBuilder<unknown> | undefined,
  page: Page,
): Promise<MarketplaceRow[]> {
  const hits = sql`
    with hit as materialized (
      select ${orderColumns(filter)} from profiles where ${conditions(filter, words)}
    )
    select id from hit`;
  return findSearched(db, hits, orderOf(filter), page);
}

/** Finds the ids of up to `limit` profiles, newest first, with these filters and words; of those who joined since a time. */
export async function findHitIds(
  db: Db,
  { filter, words }: { filter: MarketplaceFilter; words?: RawBuilder<unknown> },
  { limit, joinedSince }: { limit: number; joinedSince?: Date },
): Promise<string[]> {
  const joined = joinedSince ? sql` and created_at > ${joinedSince}::timestamptz` : sql``;
  const query = sql<{ id: string }>`
    with hit as materialized (
      select id, created_at from profiles where ${conditions(filter, words)}${joined} limit (select ${limit}::int)
    )
    select id from hit order by created_at desc, id desc`;
  const { rows } = await runSearch(db, query);
  return rows.map(({ id }) => id);
}

/** The columns of `conditions`. */
const LOOKED_AT = [
  ...['is_published', 'found_keys', 'search_document', 'year_established'],
  ...['documents_checked_until', 'field_audited_until', 'monitored_until'],
] as const;

/**
 * Selects the profiles with these words among the first of the listing. PostgreSQL plans it with the number of `looks`: without it,
 * it would rather sort all profiles. An order that knows states has other rows, with the ids of the profiles.
 */
function lookThrough(filter: MarketplaceFilter, words: RawBuilder<unknown> | undefined, looks: number) {
  if (!hasStates(filter) && !filter.also)
    return sql`
      select looked.id
      from (${inOrder(filter, LOOKED_AT)} order by ${orderOf(filter)} limit ${looks}) looked
      where ${conditions(filter, words)}`;
  return sql`
    select looked.id
    from (${inOrder(filter)} order by ${orderOf(filter)} limit ${looks}) looked
    cross join lateral (select from profiles where id = looked.id and ${conditions(filter, words)} limit 1) hit`;
}

/**
 * Selects the profiles of a type and under a state from an index that has the order of the marketplace. For a state it
 * merges the index of the state with that of the members who work in all of India. PostgreSQL would sort all of them for
 * `state in (...)`, or if the two parts did not say their order. Another order than `best` has an index without states.
 */
function inOrder(filter: MarketplaceFilter, more?: readonly string[]) {
  const { type, location, verified, except } = filter;
  const ofType = type ? sql`organization_type = ${type} and ` : sql``;
  const others = except ? sql`id <> all(${except}::uuid[]) and ` : sql``;
  const checked = verified ? sql`documents_checked_until is not null and ` : sql``;
  if (!location || !hasStates(filter))
    return sql`select ${orderColumns(filter, more)} from profiles where ${ofType}${others}${checked}${IS_PUBLISHED}`;
  const under = (state: string) => sql`(
    select profile_id as id, listing_tier, created_at from profile_states where ${ofType}state = ${state}
    order by listing_tier desc, created_at desc, profile_id desc)`;
  return sql`${under(location)} union all ${under(PAN_INDIA)}`;
}

/** Reads one page of a search's profiles: planned anew is only which they are, not the many columns. */
async function findSearched(
  db: Db,
  found: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<MarketplaceRow[]> {
  const query = sql<{ id: string }>`${found} order by ${order} limit ${limit} offset ${offset}`;
  const { rows: page } = await runSearch(db, query);
  return findProfilesInOrder(
    db,
    page.map(({ id }) => id),
  );
}

/** Words of a search: which profiles have them, and how well. */
export interface Matching {
  condition: RawBuilder<unknown>;
  /** The same for a statement that is planned without its values. */
  keptCondition: RawBuilder<unknown>;
  rank: RawBuilder<number>;
  /** Words of which each is enough to meet the condition, if there are any. */
  enough?: string[];
}

/** Hits of a search: their number up to a limit, and what is known of a page of them. */
export interface CountedHits {
  total: number;
  /** The ids of the page; none where there are so many hits that a page is met in the listing. */
  ids: string[];
  /** True if there are so many hits that they were not collected. */
  isMany: boolean;
  /** True if it takes longer to meet some of them in the listing than to read them all. */
  isRare: boolean;
}

/** A word that this many times the limit of a count had, as the job counted last, still reaches the limit. */
const SURELY = 2;

/** The members with the commonest of these words; null without words. */
const membersWith = (words: string[] | undefined) =>
  words
    ? sql`(select max(members) from unnest(${words}::text[]) as asked (word) join marketplace_words w
        on w.stem = any (ts_lexize('pg_catalog.english_stem', lower(immutable_unaccent(asked.word)))))`
    : sql`null::int`;

/** Most hits of the sample that are asked for: with more of them, a page is met in the listing. */
const SAMPLED_MAX = 200;

/**
 * Selects the number of hits below which reading them all is quicker than meeting `asked` of them among the first of the
 * listing, as `findManyProfiles` looks for them. Three more than the square root: chance puts some of them further behind.
 */
const fewest = (filter: MarketplaceFilter, asked: number) =>
  sql`select sqrt(total) * ${(Math.sqrt(asked) + 3) / LOOKS_PER_HIT}::float8 as members from (${counted(filter)}) listed`;

/**
 * Counts the hits, up to `max`, and finds a page of them unless there are surely more: ranked if they are fewer and no other
 * order is asked for. Collecting many from the index takes the longer the more there are, so a common word is known from
 * `marketplace_words`, and common words together or beside filters by a sample of the members (decision 79). Kept prepared:
 * only the indexes of words and filters can answer it, and it ends where they find many (decision 79).
 */
export async function countAndFind(
  db: Db,
  filter: MarketplaceFilter,
  words: Matching,
  { page, max }: { page: Page; max: number },
): Promise<CountedHits> {
  const met = conditions(filter, words.keptCondition, true);
  const known = hasConditions(filter) ? undefined : words.enough;
  const small = await isSmall(db);
  const enough = sql`(select greatest(${enoughInSample(max)}, least(${SAMPLED_MAX}, members / ${MEMBERS_PER_SAMPLED}))::int from fewest)`;
  const inSample = small ? sql.raw('false') : areInSample(met, enough);
  const ranked = isRanked(filter);
  const order = ranked
    ? sql`case when counted.total < ${max} then ${words.rank} else listing_tier end desc, created_at desc, id desc`
    : orderOf(filter);
  const query = sql<{ total: number; ids: string[]; is_many: boolean; is_rare: boolean | null }>`
    with fewest as materialized (${fewest(filter, page.offset + page.limit)}
    ), known as materialized (
      select word.members, coalesce(word.members >= ${SURELY * max}, false) or ${inSample} as is_many
      from (select ${membersWith(known)} as members) word
    ), hit as materialized (
      select ${orderColumns(filter)}${ranked ? sql`, search_document, headquarters_state` : sql``}
      from profiles where ${met} and (select not is_many from known)
    )
    select counted.total, is_many, array(
        select id from hit order by ${order} limit ${page.limit} offset ${page.offset}
      ) as ids,
      case when is_many then known.members < (select members from fewest) end as is_rare
    from known cross join lateral (
      select case when is_many then ${max}::int else least(${max}::int, (select count(*)::int from hit)) end as total
    ) counted`;
  const { rows } = await runOnOwnConnection(db, query);
  const { total, ids, is_many, is_rare } = rows[0] ?? { total: 0, ids: [], is_many: false, is_rare: null };
  return { total, ids, isMany: is_many, isRare: is_rare === true };
}

const webSearch = (text: string) =>
  withPlaceNames(sql`websearch_to_tsquery('english', immutable_unaccent(${text}))`, text);

/** Whether something besides words decides who is found. */
const hasConditions = ({ sort, named, anyOf, except, ...others }: MarketplaceFilter) =>
  Boolean(named?.state || named?.type || anyOf?.length) || Object.values(others).some(Boolean);

/** Builds a full-text search in all searched columns, in the syntax of a web search. */
export function fullText(search: string): Matching {
  return {
    condition: sql`search_document @@ ${webSearch(search)}`,
    keptCondition: sql`search_document @@ ${once(webSearch(search))}`,
    rank: sql<number>`ts_rank_cd(search_document, ${once(webSearch(search))})`,
  };
}

/**
 * Ranks by the number of groups of which a profile has a text, then members of the named state before those who only
 * work there, then by how well the profile matches any text of `any`.
 */
export function rankByGroups(groups: string[], any: string, state: string | undefined): RawBuilder<number> {
  // Flag 32 keeps this part below 1.
  const parts = [sql`ts_rank_cd(search_document, ${once(webSearch(any))}, 32)`];
  if (state) parts.push(sql`(headquarters_state is not distinct from ${state})::int`);
  if (groups.length > 1)
    parts.push(...groups.map((texts) => sql`2 * (search_document @@ ${once(webSearch(texts))})::int`));
  return sql<number>`${sql.join(parts, sql` + `)}`;
}

/** Lets every profile through: the filters alone decide. */
export const ANY_WORDS = { condition: sql`true`, keptCondition: sql`true` };

/** Finds hits that `stricter` does not find. */
export const without = (condition: RawBuilder<unknown>, stricter: RawBuilder<unknown>) =>
  sql`${condition} and not (${stricter})`;

/** Reads these profiles in this order, without those that are not published. */
export async function findProfilesInOrder(db: Db, ids: string[]): Promise<MarketplaceRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MarketplaceRow>`
    select ${COLUMNS}
    from unnest(${ids}::uuid[]) with ordinality as page (id, place)
    join profiles p on p.id = page.id
    where p.is_published
    order by page.place`.execute(db);
  return rows;
}

/**
 * Reads these profiles as `findProfilesInOrder` does, and the state of the viewer's own: it changes with everything that the profile
 * says, and `null` stands for a profile that is gone.
 */
export async function findProfilesForViewer(
  db: Db,
  ids: string[],
  viewerId: string,
): Promise<{ rows: MarketplaceRow[]; viewer: string | null }> {
  const { rows } = await sql<(MarketplaceRow | { id: null }) & { viewer: string | null }>`
    select own.viewer, ${COLUMNS}
    from (select (${stateOf(viewerId)}) as viewer) own left join (
      unnest(${ids}::uuid[]) with ordinality as page (id, place)
      join profiles p on p.id = page.id and p.is_published
    ) on true
    order by page.place`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), viewer: rows[0]?.viewer ?? null };
}

/** Selects the transactions that wrote the two rows of a profile last. */
const stateOf = (id: string) =>
  sql`select v.xmin::text || ' ' || d.xmin::text
    from profiles v join profile_details d on d.id = v.id where v.id = ${id}::uuid`;

/** Returns the state of a profile, as `findProfilesForViewer` does. */
export async function findStateOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ viewer: string }>`select (${stateOf(id)}) as viewer`.execute(db);
  return rows[0]?.viewer ?? null;
}

export async function findPublishedProfile(db: Db, id: string): Promise<MarketplaceRow | undefined> {
  const { rows } = await sql<MarketplaceRow>`
    select ${COLUMNS} from profiles p where p.id = ${id} and ${IS_PUBLISHED}`.execute(db);
  return rows[0];
}
