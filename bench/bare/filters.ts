/**
 * How the bare server finds members by filters. Written by hand and tuned with EXPLAIN at 100,000
 * and a million members:
 * - one filter or two are counted from `marketplace_key_pairs`, where these tell: reading a common key from the index takes
 *   the longer the more members have it. Where the counts are of another day, all are counted in the index, up to a thousand.
 * - a thousand hits and more are met soon in the order of the marketplace; fewer are read from the index, and sorted. A
 *   materialised query keeps the planner from the other way.
 * - none is kept prepared: from the sixth time on a plan does not know how common a key is.
 */

import { BUDGET_RANGES, PRICE_RANGES } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';

const HITS_MAX = 1000;
const IN_ORDER = 'listing_tier desc, created_at desc, id desc';

/** Runs a statement that is not kept prepared. */
export type RunOnce = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

export interface Condition {
  /** Keys of which a member has one; null where no key says it all. */
  keys: string[] | null;
  /** True if nobody has two of the keys. */
  isExclusive?: boolean;
  text: (put: (value: unknown) => string) => string;
}

const placeOf = (ranges: readonly { id: string }[], id: string) =>
  ranges.findIndex((range) => range.id === id);

const oneOf = (keys: string[], isExclusive = false): Condition => ({
  keys,
  isExclusive,
  text: (put) => `found_keys && ${put(keys)}::text[]`,
});

/** The filters that the rows of the bench set, by their names in the address. */
const FILTERS: Record<string, (value: string, today: string) => Condition> = {
  type: (value) => oneOf([value], true),
  location: (value) => oneOf([value, 'Pan India'], true),
  sdg: (value) => oneOf([`sdg ${SDG_GOALS[Number(value) - 1]}`]),
  focus: (value) => oneOf([`focus ${value}`]),
  item: (value) => oneOf([`item ${value}`]),
  budget: (value) => oneOf([`budget ${placeOf(BUDGET_RANGES, value)}`]),
  price: (value) => oneOf([`price ${placeOf(PRICE_RANGES, value)}`]),
  district: (value) => ({
    keys: [`district ${value.toLowerCase()}`],
    text: (put) => `found_keys @> array[district_key(${put(value)})]`,
  }),
  verification: (value, today) => ({
    keys: [`level ${value}`],
    text: (put) =>
      `found_keys @> ${put([`level ${value}`])}::text[] and documents_checked_until >= ${put(today)}::date`,
  }),
  csr: (_, today) => ({
    keys: ['csr'],
    text: (put) =>
      `found_keys @> '{ngo,csr papers,level 1}' and documents_checked_until >= ${put(today)}::date
        and year_established <= ${put(Number(today.slice(0, 4)) - 3)}::int`,
  }),
};

/** The filters of an address, by their names. */
export const filtersOf = (query: URLSearchParams, today: string) =>
  [...query].flatMap(([name, value]) => {
    const condition = FILTERS[name]?.(value, today);
    return condition ? [{ name, condition }] : [];
  });

/** The condition that all of these are met, with its values; `put` adds another one. */
export function bodyOf(conditions: Condition[]) {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const where = ['is_published', ...conditions.map(({ text }) => text(put))].join(' and ');
  return { values, put, where };
}

/** Counts by pairs of keys; null if these do not tell. */
async function countByPairs(run: RunOnce, conditions: Condition[], today: string): Promise<number | null> {
  const [one, other = one] = conditions;
  if (!one?.keys || !other?.keys || conditions.length > 2) return null;
  const pairs =
    other === one
      ? one.keys.map((key) => [key, key])
      : one.keys.flatMap((a) => other.keys?.map((b) => [a, b].sort()) ?? []);
  const [counted] = await run(
    `select coalesce(sum(p.members), 0)::int as total, exists (select from marketplace_key_changes)
        or not exists (select from marketplace_key_day where day = $3::date) as is_old
      from unnest($1::text[], $2::text[]) as asked (a, b)
      join marketplace_key_pairs p on p.one = asked.a collate "C" and p.other = asked.b collate "C"`,
    [pairs.map(([a]) => a), pairs.map(([, b]) => b), today],
  );
  return counted?.is_old ? null : Math.min(HITS_MAX, Number(counted?.total));
}

/** @param columns of a profile, and `from`: the page's rows `page (id, ...)` in the order of the marketplace. */
export async function findByFilters(run: RunOnce, query: URLSearchParams, today: string, columns: string) {
  const conditions = filtersOf(query, today).map(({ condition }) => condition);
  const { values, where } = bodyOf(conditions);
  const total =
    (await countByPairs(run, conditions, today)) ??
    Number(
      (
        await run(
          `select count(*)::int as total from (select from profiles where ${where} limit ${HITS_MAX}) hit`,
          values,
        )
      )[0]?.total,
    );
  if (total === 0) return { total, rows: [] };
  const found = `select id, listing_tier, created_at from profiles where ${where}`;
  const page =
    total < HITS_MAX
      ? `with hit as materialized (${found}) select id from hit order by ${IN_ORDER} limit 10`
      : `${found} order by ${IN_ORDER} limit 10`;
  const ids = (await run(page, values)).map(({ id }) => id);
  const rows = await run(
    `select ${columns} from unnest($1::uuid[]) with ordinality page (id, place) join profiles p on p.id = page.id order by place`,
    [ids],
  );
  return { total, rows };
}
