import { type RawBuilder, sql } from 'kysely';
import { inDistrict } from '#features/marketplace/listing/marketplace.repository.ts';
import { PAN_INDIA } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { planEachTime } from '#platform/server/database/prepared/statement-options.ts';
import type { RegionPlaces } from './regions.rules.ts';

/** Members who have a word or phrase, in any form: those of its rarest word. */
interface TermCount {
  text: string;
  members: number;
}

/** Counts for each text the published members who have its rarest word in their profile; about, as the job counted last. */
export async function countMembersWith(db: Db, texts: string[]): Promise<TermCount[]> {
  const { rows } = await sql<TermCount>`
    select asked.text, coalesce((
      select min(known.members) from (
        select (select coalesce(sum(w.members), 0)::int from marketplace_words w where w.stem = part.stem) as members
        from unnest(tsvector_to_array(to_tsvector('english', immutable_unaccent(asked.text)))) as part (stem)
      ) known
    ), 0) as members
    from unnest(${texts}::text[]) as asked (text)`.execute(db);
  return rows;
}

/** A text that is searched for. */
interface WeightedText {
  /** Texts of one group stand for the same: the best of them counts. */
  group: number;
  text: string;
  weight: number;
}

/** Most members that are ranked by their words. */
const HITS_MAX = 2000;

const queryOf = (text: string) => sql`plainto_tsquery('english', immutable_unaccent(${text}))`;

/**
 * Ranks the members who have any of the `rare` texts by all texts that they have: in the name and the skills more than in the
 * description of a project.
 * @param meets condition on `profiles`.
 */
export async function rankByTexts(
  db: Db,
  { texts, rare, meets }: { texts: WeightedText[]; rare: string[]; meets: RawBuilder<unknown> },
  limit: number,
): Promise<string[]> {
  const query = sql<{ id: string }>`
    with hit as materialized (
      select m.profile_id, m.words from profile_meanings m join profiles on profiles.id = m.profile_id
      where m.words @@ (${sql.join(rare.map(queryOf), sql` || `)}) and ${meets} limit ${HITS_MAX}
    ), asked as materialized (
      select place, plainto_tsquery('english', immutable_unaccent(text)) as query, weight
      from unnest(${texts.map(({ group }) => group)}::int[], ${texts.map(({ text }) => text)}::text[],
        ${texts.map(({ weight }) => weight)}::float8[]) as t (place, text, weight)
    )
    select hit.profile_id as id
    from hit cross join lateral (
      select coalesce(sum(best), 0) as points from (
        select max(asked.weight * ts_rank('{0.5, 0.7, 0.9, 1}', hit.words, asked.query)) as best
        from asked where hit.words @@ asked.query group by asked.place
      ) of_group
    ) ranked
    order by ranked.points desc, hit.profile_id limit ${limit}`;
  const { rows } = await planEachTime(db, query);
  return rows.map(({ id }) => id);
}

/** What a sentence asks for beside the filters of the listing. Amounts in whole rupees. */
interface SentenceFilter {
  /** Kinds of member and states of head offices that it rules out. */
  notTypes: string[];
  notStates: string[];
  notDistricts: string[];
  notRegions: RegionPlaces[];
  /** Regions and states, of which one is enough. */
  regions: RegionPlaces[];
  states: string[];
  budgetMin?: number;
  budgetMax?: number;
  /** Of a service. */
  priceMin?: number;
  priceMax?: number;
  foundedFrom?: number;
  foundedUntil?: number;
}

const hasKey = (keys: string[]) => sql`found_keys && ${keys}::text[]`;
const hasDistrict = (districts: string[]) =>
  sql`found_keys && array(select district_key(name) from unnest(${districts}::text[]) name)`;

/** Members with the head office or a project in a region, or who work in a state of it; where it is no whole state, also those whose texts name it. */
function inRegion({ name, states, districts, shared }: RegionPlaces): RawBuilder<unknown> {
  const any: RawBuilder<unknown>[] = [];
  if (states.length > 0) any.push(hasKey([...states, PAN_INDIA]));
  else any.push(sql`search_document @@ phraseto_tsquery('english', ${name})`);
  if (districts.length > 0) any.push(hasDistrict(districts));
  for (const one of shared) any.push(sql`(${hasDistrict(one.districts)} and ${hasKey([one.state])})`);
  return sql`(${sql.join(any, sql` or `)})`;
}

/**
 * Builds the condition on `profiles` for what a sentence rules out, for its regions and for its numbers: a project, a service or a
 * yearly CSR budget of such an amount, and the year of foundation. Undefined if there is nothing of it.
 */
export function sentenceMet(filter: SentenceFilter): RawBuilder<unknown> | undefined {
  const {
    notTypes,
    notStates,
    notDistricts,
    notRegions,
    regions,
    states,
    budgetMin,
    budgetMax,
    priceMin,
    priceMax,
  } = filter;
  const { foundedFrom, foundedUntil } = filter;
  const all: RawBuilder<unknown>[] = [];
  if (notTypes.length > 0) all.push(sql`organization_type <> all(${notTypes})`);
  if (notStates.length > 0) all.push(sql`coalesce(headquarters_state, '') <> all(${notStates})`);
  for (const district of notDistricts) all.push(sql`not ${inDistrict(district)}`);
  for (const region of notRegions) all.push(sql`not ${inRegion(region)}`);
  if (regions.length > 0) {
    const places = regions.map(inRegion);
    if (states.length > 0) places.push(hasKey([...states, PAN_INDIA]));
    all.push(sql`(${sql.join(places, sql` or `)})`);
  }
  const between = (amount: string, min = 1, max = Number.MAX_SAFE_INTEGER) =>
    sql`${sql.ref(amount)} between ${min} and ${max}`;
  if (priceMin !== undefined || priceMax !== undefined)
    all.push(
      sql`exists (select from user_services where user_id = profiles.id and ${between('price', priceMin, priceMax)})`,
    );
  if (budgetMin !== undefined || budgetMax !== undefined) {
    const within = (amount: string) => between(amount, budgetMin, budgetMax);
    all.push(sql`(
      exists (select from user_projects where user_id = profiles.id and ${within('budget')})
      or exists (select from user_services where user_id = profiles.id and ${within('price')})
      or exists (select from profile_details d where d.id = profiles.id and ${within('d.annual_csr_budget')}))`);
  }
  if (foundedFrom !== undefined) all.push(sql`year_established >= ${foundedFrom}`);
  if (foundedUntil !== undefined) all.push(sql`year_established <= ${foundedUntil}`);
  return all.length > 0 ? sql.join(all, sql` and `) : undefined;
}

/**
 * Finds members with a place in one of the districts, in the order of the marketplace.
 * @param meets condition on `profiles`.
 */
export async function findInDistricts(
  db: Db,
  districts: string[],
  meets: RawBuilder<unknown>,
  limit: number,
): Promise<string[]> {
  const { rows } = await planEachTime(
    db,
    sql<{ id: string }>`
      select id from profiles where ${meets} and (${sql.join(districts.map(inDistrict), sql` or `)})
      order by listing_tier desc, created_at desc, id desc limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** What decides between members whom a search found. */
export interface Traits {
  id: string;
  /** Has one of the focus areas, goals or items of Schedule VII that the sentence names. */
  isPreferred: boolean;
  /** Has the head office in one of the states, or names one, and not only all of India. */
  isInState: boolean;
  createdAt: string;
  rating: number | null;
  projects: number;
}

/** Reads what decides between these members. */
export async function findTraits(
  db: Db,
  ids: string[],
  asked: { focusAreas: string[]; goals: string[]; items: string[]; states: string[] },
): Promise<Map<string, Traits>> {
  const { focusAreas, goals, items, states } = asked;
  const { rows } = await sql<Traits>`
    select id, created_at as "createdAt", ratings_sum::float8 / nullif(ratings_count, 0) as rating,
      projects_count as projects,
      (focus_areas && ${focusAreas}::text[] or sdg_goals && ${goals}::text[]
        or exists (select from user_projects where user_id = profiles.id and schedule_vii_item = any(${items}::text[])))
        as "isPreferred",
      (headquarters_state = any(${states}::text[]) or operating_regions && ${states}::text[]) is true as "isInState"
    from profiles where id = any(${ids}::uuid[]) and is_published`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
