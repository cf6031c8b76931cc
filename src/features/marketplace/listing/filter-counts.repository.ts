import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { PairCount } from './filter-counts.rules.ts';

/** Pairs of keys with their members, as the job counted last, and the changes that it has not counted. */
interface Counted {
  pairs: PairCount[];
  changes: number;
}

/** More changes than this say as much: the counts are too old to tell anything. */
const CHANGES_MAX = 1000;

/** The first key of a pair comes before the other in the alphabet. */
const PAIRS = `
  select (select coalesce(json_agg(json_build_object('one', p.one, 'other', p.other, 'members', p.members)), '[]')
      from unnest($1::text[], $2::text[]) as asked (one, other)
      join marketplace_key_pairs p on p.one = least(asked.one collate "C", asked.other)
        and p.other = greatest(asked.one collate "C", asked.other)
    ) as pairs,
    (select count(*)::int from (select from marketplace_key_changes limit ${CHANGES_MAX}) waiting) as changes`;

/** Finds the counts of pairs of keys; of a key alone it is the pair with itself. */
export async function findPairCounts(db: Db, pairs: [one: string, other: string][]): Promise<Counted> {
  const query = CompiledQuery.raw(PAIRS, [pairs.map(([one]) => one), pairs.map(([, other]) => other)]);
  const { rows } = await db.executeQuery<Counted>(query);
  return rows[0] ?? { pairs: [], changes: CHANGES_MAX };
}

/** Number of changes that one statement counts: each has some eighty pairs. */
const CHANGES_AT_ONCE = 2000;

async function countSomeChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from marketplace_key_changes
      where id in (select id from marketplace_key_changes order by id limit ${CHANGES_AT_ONCE})
      returning keys, step
    ), counted as (
      merge into marketplace_key_pairs p
      using (
        select keys[a] collate "C" as one, keys[b] collate "C" as other, sum(step)::int as step
        from taken, generate_subscripts(keys, 1) a, generate_series(a, cardinality(keys)) b
        group by 1, 2 having sum(step) <> 0
      ) change
        on p.one = change.one and p.other = change.other
      when matched and p.members + change.step <= 0 then delete
      when matched then update set members = p.members + change.step
      when not matched and change.step > 0 then
        insert (one, other, members) values (change.one, change.other, change.step)
      returning 1
    )
    select (select count(*)::int from taken) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** In one order with whoever else counts: two who count the same pair for the first time would both insert it. */
async function countInTurn(db: Db): Promise<number> {
  await sql`lock table marketplace_key_pairs in share row exclusive mode`.execute(db);
  return countSomeChanges(db);
}

/** Counts all changes of keys so far, each step in a transaction of its own unless one is open. */
export async function countChangedKeys(db: Db): Promise<void> {
  for (let taken = CHANGES_AT_ONCE; taken === CHANGES_AT_ONCE; )
    taken = await (db.isTransaction ? countInTurn(db) : db.transaction().execute(countInTurn));
}
