import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { latestStored } from '#platform/server/stored-times.ts';
import type { Budget } from './sign-in-limits.rules.ts';

const MILLISECOND = sql`interval '1 millisecond'`;

/** Result of taking a try: whether it is allowed, and when the next one is. */
interface Try {
  taken: boolean;
  blocked_until: string;
}

/**
 * Takes one try of a budget unless it is blocked, and blocks it when the free tries are used. It is one statement, so
 * a thousand concurrent tries do not exceed the budget. The try is taken before the password is checked, and given
 * back if the password was right.
 */
export async function takeTry(
  db: Db,
  key: Buffer,
  { free, firstWaitMs, longestWaitMs }: Budget,
  now: Date,
  forgetMs: number,
): Promise<Try> {
  // A clock that was ahead has left times that no budget gives: they count as past.
  const isLocked = sql`b.blocked_until > ${now} and b.blocked_until <= ${latestStored(now, longestWaitMs)}`;
  const isOver = sql`b.expires_at <= ${now} or b.expires_at > ${latestStored(now, forgetMs)}`;
  const wait = sql`least(${longestWaitMs}::float8, ${firstWaitMs}::float8 * 2 ^ least(b.tries + 1 - ${free}::int, 20))`;
  const { rows } = await sql<Try>`
    with taken as (
      insert into sign_in_budgets as b (key, tries, blocked_until, expires_at)
      values (${key}, 1, ${now}, ${now}::timestamptz + ${forgetMs}::float8 * ${MILLISECOND})
      on conflict (key) do update set
        tries = case when ${isOver} then 1 else b.tries + 1 end,
        blocked_until = case
          when ${isOver} or b.tries + 1 < ${free}::int then ${now}
          else ${now}::timestamptz + ${wait} * ${MILLISECOND}
        end,
        expires_at = excluded.expires_at
      where not (${isLocked})
      returning blocked_until
    )
    select true as taken, blocked_until from taken
    union all
    select false, blocked_until from sign_in_budgets
    where key = ${key} and not exists (select from taken)`.execute(db);
  // No row: another call inserted it after this statement started, and used it up.
  return rows[0] ?? { taken: false, blocked_until: now.toISOString() };
}

/** Gives back a try that was right or was not checked. */
export async function giveTryBack(db: Db, key: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('sign_in_budgets')
    .set((row) => ({ tries: row('tries', '-', 1), blocked_until: now }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

/** Clears the tries of a budget. */
export async function removeBudget(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_budgets').where('key', '=', key).execute();
}
