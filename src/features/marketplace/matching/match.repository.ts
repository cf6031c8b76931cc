import { sql } from 'kysely';
import { COLUMNS, type MarketplaceRow } from '#features/marketplace/listing/marketplace.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { FittingService } from './match.contract.ts';

/** What a match compares, beside what the marketplace lists. */
interface MatchColumns {
  sdg_focus: string[];
  /** Whole rupees. */
  annual_csr_budget: number | null;
  has_csr_1: boolean;
  has_12a: boolean;
  has_80g: boolean;
  weighs_need: boolean;
  projects_completed: number;
  /** Whole rupees. */
  largest_budget: number | null;
  middle_budget: number | null;
  schedule_items: string[];
  likeness: number | null;
}

/**
 * The cosine of two meanings, from the share of signs in which they differ (Charikar 2002, as in random hyperplanes). Signs are
 * enough here, and 32 times smaller than the vectors.
 */
const LIKENESS = sql`cos(pi() * bit_count(own.signs # theirs.signs) / length(own.signs))`;

/** Finds the viewer, and those of these members who are in the marketplace, with what a match compares. */
export async function findMatchFacts(db: Db, viewerId: string, ids: string[]) {
  const { rows } = await sql<MarketplaceRow & MatchColumns>`
    select ${COLUMNS}, d.sdg_focus, d.annual_csr_budget,
      'csr-1' = any(held.names) as has_csr_1, '12a' = any(held.names) as has_12a, '80g' = any(held.names) as has_80g,
      d.weighs_need,
      work.projects_completed, work.largest_budget, work.middle_budget, work.schedule_items, (
        select ${LIKENESS} from profile_meanings own join profile_meanings theirs on theirs.model = own.model
        where own.profile_id = ${viewerId}::uuid and theirs.profile_id = p.id
      ) as likeness
    from profiles p
    join profile_details d on d.id = p.id
    cross join lateral (select registrations_held(p.id) as names offset 0) held
    cross join lateral (
      select count(*) filter (where status = 'Completed')::int as projects_completed, max(budget) as largest_budget,
        percentile_disc(0.5) within group (order by budget) filter (where budget > 0) as middle_budget,
        coalesce(array_agg(distinct schedule_vii_item) filter (where schedule_vii_item is not null), '{}')
          as schedule_items
      from user_projects where user_id = p.id
    ) work
    where (p.is_published and p.id = any(${ids}::uuid[])) or p.id = ${viewerId}::uuid`.execute(db);
  return rows;
}

/**
 * Finds members of these types who work in these states and have neither a waiting nor an accepted request with the viewer:
 * of each type and state the first in the order of the marketplace, so that the time does not grow with the members.
 * @param each how many of each type and state.
 * @param except members who are left out.
 */
export async function findCandidates(
  db: Db,
  {
    viewerId,
    types,
    states,
    each,
    except,
  }: { viewerId: string; types: readonly string[]; states: string[]; each: number; except: string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct found.profile_id as id
    from unnest(${[...types]}::text[]) type cross join unnest(${states}::text[]) place
    cross join lateral (
      select profile_id from profile_states where organization_type = type and state = place
        and profile_id <> all(${except}::uuid[])
      order by listing_tier desc, created_at desc, profile_id desc limit ${each}
    ) found
    where found.profile_id <> ${viewerId}::uuid and not exists (
      select from collaboration_requests r where r.status in ('pending', 'accepted')
        and ((r.sender_profile_id = ${viewerId}::uuid and r.target_profile_id = found.profile_id)
          or (r.sender_profile_id = found.profile_id and r.target_profile_id = ${viewerId}::uuid)))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Finds of each of these members, who are in the marketplace, the service that shares most focus areas with the viewer. */
export async function findFittingServices(
  db: Db,
  viewerId: string,
  ids: string[],
): Promise<FittingService[]> {
  const { rows } = await sql<FittingService>`
    select distinct on (s.user_id) s.user_id as profile_id, s.title, s.price, s.duration
    from profiles own
    join profiles p on p.is_published and p.id = any(${ids}::uuid[])
    join user_services s on s.user_id = p.id
    where own.id = ${viewerId}::uuid
    order by s.user_id,
      (select count(*) from unnest(s.focus_areas) area where area = any(own.focus_areas)) desc,
      s.created_at desc, s.id desc`.execute(db);
  return rows;
}

/** Reads what of the viewer decides who is compared. */
export const findOwnFacts = (db: Db, viewerId: string) =>
  db
    .selectFrom('profiles')
    .select(['organization_type', 'focus_areas', 'sdg_goals', 'operating_regions', 'headquarters_state'])
    .where('id', '=', viewerId)
    .executeTakeFirst();

/**
 * Selects the ids of up to `limit` members of these types, without the viewer: of each type and state the first in the order of
 * the marketplace, then others of these types in that order, so that the time does not grow with the members.
 */
export async function selectFirstCandidates(
  db: Db,
  {
    viewerId,
    types,
    states,
    each,
    limit,
  }: { viewerId: string; types: readonly string[]; states: string[]; each: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select near.profile_id as id, near.listing_tier, near.created_at, 0 as turn
      from unnest(${[...types]}::text[]) type cross join unnest(${states}::text[]) place
      cross join lateral (
        select profile_id, listing_tier, created_at from profile_states
        where organization_type = type and state = place
        order by listing_tier desc, created_at desc, profile_id desc limit ${each}
      ) near
      union all
      select other.id, other.listing_tier, other.created_at, 1
      from unnest(${[...types]}::text[]) type cross join lateral (
        select id, listing_tier, created_at from profiles where organization_type = type and is_published
        order by listing_tier desc, created_at desc, id desc limit ${limit}
      ) other
    ) found
    where id <> ${viewerId}::uuid
    group by id, listing_tier, created_at
    order by min(turn), listing_tier desc, created_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads whether need against money counts in the profile's matches. */
export async function findWeighsNeed(db: Db, profileId: string): Promise<boolean> {
  const { weighs_need } = await db
    .selectFrom('profile_details')
    .select('weighs_need')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  return weighs_need;
}

export async function updateWeighsNeed(db: Db, profileId: string, weighsNeed: boolean): Promise<void> {
  await db
    .updateTable('profile_details')
    .set({ weighs_need: weighsNeed })
    .where('id', '=', profileId)
    .execute();
}
