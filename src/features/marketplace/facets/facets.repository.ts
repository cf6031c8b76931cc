import { type RawBuilder, sql } from 'kysely';
import { paperKey } from '#features/marketplace/listing/filter-counts.rules.ts';
import { conditions, type MarketplaceFilter } from '#features/marketplace/listing/marketplace.repository.ts';
import { PAPER_IDS } from '#features/marketplace/listing/papers.data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { planEachTime } from '#platform/server/database/prepared/statement-options.ts';

/** Most members that are looked at for one count: a share of many, and all of a few. */
export const LOOKED_AT_MAX = 10_000;

/** What some of the members have that a filter finds. */
export interface KeyCounts {
  /** Number of members that were looked at. */
  looked: number;
  /** Members by key of `marketplace_keys`. */
  keys: Record<string, number>;
  /** Members who have at least level 1, 2 and 3 today. */
  levels: number[];
  /** Members to whom CSR money can go. */
  csr: number;
  /** NGOs with each of `PAPER_IDS` whose papers stand today. */
  papers: number[];
}

/** Keys of each member take by far the most time to count. */
const COUNTED_KEYS = sql`(select coalesce(json_object_agg(key, members), '{}') from (
  select key, count(*)::int as members from hit, unnest(found_keys) key where key not like 'district %' group by key) counted)`;

const COUNTED_PAPERS = sql.join(
  PAPER_IDS.map(
    (paper) => sql`count(*) filter (where level >= 1 and found_keys @> ${['ngo', paperKey(paper)]}::text[])`,
  ),
);

/**
 * Counts what the members have that are found, of `LOOKED_AT_MAX` at most.
 * @param withKeys false to count only what depends on the day.
 */
export async function countKeys(
  db: Db,
  filter: MarketplaceFilter,
  words: RawBuilder<unknown> | undefined,
  { today, foundedBy, withKeys }: { today: string; foundedBy: number; withKeys: boolean },
): Promise<KeyCounts> {
  const query = sql<KeyCounts>`
    with hit as materialized (
      select found_keys, case when documents_checked_until >= ${today}::date then
        case when field_audited_until >= ${today}::date then
          case when monitored_until >= ${today}::date then 3 else 2 end else 1 end else 0 end as level,
        year_established <= ${foundedBy}::int as is_old_enough
      from profiles where ${conditions(filter, words)} limit (select ${LOOKED_AT_MAX}::int)
    )
    select count(*)::int as looked, ${withKeys ? COUNTED_KEYS : sql`'{}'::json`} as keys,
      array[count(*) filter (where level >= 1), count(*) filter (where level >= 2), count(*) filter (where level = 3)]::int[] as levels,
      (count(*) filter (where level >= 1 and is_old_enough and found_keys @> '{ngo,csr papers}'))::int as csr,
      array[${COUNTED_PAPERS}]::int[] as papers
    from hit`;
  const { rows } = await planEachTime(db, query);
  return rows[0] ?? { looked: 0, keys: {}, levels: [0, 0, 0], csr: 0, papers: PAPER_IDS.map(() => 0) };
}
