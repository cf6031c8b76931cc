import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Members by pairs of keys, as the job counted last, and the changes that it has not counted. */
interface Counted {
  /** For each key that was asked for, the members who also have each of the others. */
  members: number[][];
  changes: number;
  /** ISO day in India on which levels of verification and papers are valid. */
  day: string;
}

/** More changes than this say as much: the counts are too old to tell anything. */
const CHANGES_MAX = 1000;

/** A district is written in many ways. A text without a letter is the key of no district. */
const asKey = (key: string) =>
  `case when ${key} like 'district %' then coalesce(district_key(${key}), '') else ${key} end`;

/** The first key of a pair comes before the other in the alphabet; of a key alone it is the pair with itself. */
const PAIRS = `
  select (
      select json_agg((
        select json_agg(coalesce(p.members, 0) order by b.at)
        from (
          select ${asKey('written')} as key, at
          from unnest(coalesce($2::text[], array[a.key])) with ordinality asked (written, at)
        ) b
        left join marketplace_key_pairs p on p.one = least(a.key collate "C", b.key)
          and p.other = greatest(a.key collate "C", b.key)
      ) order by a.at)
      from (
        select ${asKey('written')} as key, at from unnest($1::text[]) with ordinality asked (written, at)
      ) a
    ) as members,
    (select count(*)::int from (select from marketplace_key_changes limit ${CHANGES_MAX}) waiting) as changes,
    (select day from marketplace_key_day) as day`;

/**
 * Finds how many members have each of these keys, and one of the others.
 * @param others undefined to count the members with each key alone.
 */
export async function findPairCounts(db: Db, keys: string[], others: string[] | undefined): Promise<Counted> {
  const query = CompiledQuery.raw(PAIRS, [keys, others ?? null]);
  const { rows } = await db.executeQuery<Counted>(query);
  return rows[0] ?? { members: [], changes: CHANGES_MAX, day: '' };
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
        where a = b or keys[a] not like 'district %' or keys[b] not like 'district %'
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

/**
 * Counts all changes of keys so far, each step in a transaction of its own unless one is open.
 * @param today ISO day in India: what has ended by then is not counted any more.
 */
export async function countChangedKeys(db: Db, today: string): Promise<void> {
  await sql`select count_keys_for(${today}::date)`.execute(db);
  for (let taken = CHANGES_AT_ONCE; taken === CHANGES_AT_ONCE; )
    taken = await (db.isTransaction ? countInTurn(db) : db.transaction().execute(countInTurn));
}
