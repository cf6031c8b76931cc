/**
 * How the bare server counts the choices of each filter. Written by hand and tuned with EXPLAIN at 100,000 and a million
 * members:
 * - one pass over ten thousand of the members that are found, and one more for each filter that is set: beside the others
 *   its choices are counted without it. Reading all members of a common filter takes the longer the more there are.
 * - where at most one key narrows the members, all is read from the counts of pairs, if they are of this day.
 * - one after the other on one connection: the database has as many cores as there are callers.
 */
import { bodyOf, type Condition, type RunOnce } from './filters.ts';

const LOOKED_AT = 10_000;
const COUNTED_MAX = 1000;
const FACETS = [
  'type',
  'location',
  'verification',
  'sdg',
  'focus',
  'item',
  'budget',
  'price',
  'paper',
  'csr',
];
const PAPERS = ['csr-1', '12a', '80g', 'fcra'];

type Counts = {
  looked: number;
  keys: Record<string, number>;
  levels: number[];
  csr: number;
  papers: number[];
};
type Named = { name: string; condition: Condition };

const COUNTED_KEYS = `(select coalesce(json_object_agg(key, members), '{}') from (
  select key, count(*)::int as members from hit, unnest(found_keys) key where key not like 'district %' group by key) counted)`;

const passOver = async (
  run: RunOnce,
  filters: Named[],
  { words, today, withKeys }: { words: string | null; today: string; withKeys: boolean },
) => {
  const { values, put, where } = bodyOf(filters.map(({ condition }) => condition));
  const met = words
    ? `${where} and search_document @@ websearch_to_tsquery('english', immutable_unaccent(${put(words)}))`
    : where;
  const [day, year] = [put(today), put(Number(today.slice(0, 4)) - 3)];
  const [counts] = await run(
    `with hit as materialized (
      select found_keys, year_established <= ${year}::int as is_old, case when documents_checked_until < ${day}::date
        or documents_checked_until is null then 0 when field_audited_until < ${day}::date or field_audited_until is null then 1
        when monitored_until < ${day}::date or monitored_until is null then 2 else 3 end as level
      from profiles where ${met} limit ${LOOKED_AT}
    )
    select count(*)::int as looked, ${withKeys ? COUNTED_KEYS : "'{}'::json"} as keys,
      array[count(*) filter (where level >= 1), count(*) filter (where level >= 2), count(*) filter (where level = 3)]::int[] as levels,
      (count(*) filter (where level >= 1 and is_old and found_keys @> '{ngo,csr papers}'))::int as csr,
      array[${PAPERS.map((paper) => `count(*) filter (where level >= 1 and found_keys @> '{ngo,paper ${paper}}')`)}]::int[] as papers
    from hit`,
    values,
  );
  return counts as unknown as Counts;
};

/** What the members have beside at most one key, from the counts of pairs; undefined where these do not tell. */
async function readPairs(run: RunOnce, others: Named[], today: string): Promise<Counts | undefined> {
  const [other] = others;
  if (others.length > 1 || (other && other.condition.keys?.length !== 1)) return undefined;
  const isCurrent = `not exists (select from marketplace_key_changes)
    and exists (select from marketplace_key_day where day = $1::date)`;
  const [row] = await run(
    other
      ? `select coalesce(json_object_agg(key, members), '{}') as keys, ${isCurrent} as is_current from (
          select case when one = $2 then other else one end as key, members
          from marketplace_key_pairs where one = $2 or other = $2) paired`
      : `select coalesce(json_object_agg(one, members), '{}') as keys, ${isCurrent} as is_current
          from marketplace_key_pairs where one = other and one not like 'district %'`,
    [today, ...(other ? [other.condition.keys?.[0]] : [])],
  );
  if (!row?.is_current) return undefined;
  const keys = row.keys as Counts['keys'];
  const levels = [1, 2, 3].map((level) => keys[`level ${level}`] ?? 0);
  const papers = PAPERS.map((paper) => keys[`paper ${paper}`] ?? 0);
  return { looked: 0, keys, levels, csr: keys.csr ?? 0, papers };
}

const answerOf = (name: string, { keys, levels, csr, papers }: Counts, isAll: boolean) => {
  const counted: [string, number][] =
    name === 'csr'
      ? [['true', csr]]
      : name === 'verification'
        ? levels.map((members, at) => [String(at + 1), members])
        : name === 'paper'
          ? PAPERS.map((paper, at) => [paper, papers[at] ?? 0])
          : Object.entries(keys);
  return {
    name,
    choices: counted.map(([value, members]) => ({
      value,
      members: Math.min(members, COUNTED_MAX),
      more: members >= COUNTED_MAX || !isAll,
    })),
  };
};

/** @param words of the search, or null. */
export async function countFacets(run: RunOnce, filters: Named[], words: string | null, today: string) {
  const countFor = async (others: Named[], withKeys: boolean) => {
    const counts = words ? undefined : await readPairs(run, others, today);
    return counts ?? passOver(run, others, { words, today, withKeys });
  };
  const all = await countFor(filters, true);
  const facets = [];
  for (const name of FACETS) {
    const others = filters.filter((filter) => filter.name !== name);
    const withKeys = !['verification', 'csr', 'paper'].includes(name);
    const counts = others.length < filters.length ? await countFor(others, withKeys) : all;
    facets.push(answerOf(name, counts, counts.looked < LOOKED_AT));
  }
  return { facets };
}
