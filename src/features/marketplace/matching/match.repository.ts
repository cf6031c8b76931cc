import { sql } from 'kysely';
import { COLUMNS, type MarketplaceRow } from '#features/marketplace/listing/marketplace.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** What a match compares, beside what the marketplace lists. */
interface MatchColumns {
  sdg_focus: string[];
  /** Whole rupees. */
  annual_csr_budget: number | null;
  has_csr_1: boolean;
  has_12a: boolean;
  has_80g: boolean;
  projects_completed: number;
  /** Whole rupees. */
  largest_budget: number | null;
  middle_budget: number | null;
  schedule_items: string[];
}

/** Finds the viewer, and those of these members who are in the marketplace, with what a match compares. */
export async function findMatchFacts(db: Db, viewerId: string, ids: string[]) {
  const { rows } = await sql<MarketplaceRow & MatchColumns>`
    select ${COLUMNS}, d.sdg_focus, d.annual_csr_budget,
      d.csr_registration_number is not null as has_csr_1, d.urn_12a is not null as has_12a,
      d.urn_80g is not null as has_80g,
      work.projects_completed, work.largest_budget, work.middle_budget, work.schedule_items
    from profiles p
    join profile_details d on d.id = p.id
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
