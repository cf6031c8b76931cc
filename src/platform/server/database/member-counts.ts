import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { DB } from './schema.generated.ts';

/** A kind of thing that a member makes on a day (ISO day in India). */
export interface CountedDay {
  accountId: string;
  kind: string;
  day: string;
}

/**
 * Counts one more unless the member has made `max` already. One statement, so that many at once do not pass
 * `max`. A clock that goes back begins no new day.
 * @returns whether it was counted.
 */
export const countOneMore = async (db: Db, counted: CountedDay, max: number): Promise<boolean> =>
  (await countMore(db, counted, { more: 1, max })) !== null;

/**
 * Counts several more unless the member has `max` already, which the last ones can pass.
 * @returns how many there are now; null if nothing was counted.
 */
export async function countMore(
  db: Db,
  { accountId, kind, day }: CountedDay,
  { more, max }: { more: number; max: number },
): Promise<number | null> {
  const { rows } = await sql<{ made: number }>`
    insert into member_counts as c (account_id, kind, day, made) values (${accountId}, ${kind}, ${day}, ${more})
    on conflict (account_id, kind) do update set
      made = case when c.day < excluded.day then excluded.made else c.made + excluded.made end,
      day = greatest(c.day, excluded.day)
      where c.day < excluded.day or c.made < ${max}
    returning made`.execute(db);
  return rows[0]?.made ?? null;
}

/** Counts one less: what was counted was not made. */
export async function countOneLess(db: Db, { accountId, kind, day }: CountedDay): Promise<void> {
  await db
    .updateTable('member_counts')
    .set((row) => ({ made: row('made', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('made', '>', 0)
    .execute();
}

/** The rows of a table that belong to an id, by the column with that id. */
export interface RowsOf {
  table: keyof DB;
  column: string;
}

/** Tells whether there are `max` such rows of `id` already; it reads no more than these. */
export async function hasAsMany(
  db: Db,
  { table, column }: RowsOf,
  id: string,
  max: number,
): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows
    from (select from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit ${max}) as found`.execute(
    db,
  );
  return (rows[0]?.rows ?? 0) >= max;
}
