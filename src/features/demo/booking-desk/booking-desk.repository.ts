import { sql } from 'kysely';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';

const COLUMNS = columnsOf('s', 'id closed_at join_url kind minutes places request_id starts_at');

const isPast = (now: Date) => sql<boolean>`(s.starts_at + make_interval(mins => s.minutes) <= ${now})`;

export async function countSlots(db: Db, past: boolean, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('demo_slots as s')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isPast(now), '=', past)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds one page of slots that are not over, the first one first, or of past ones, the latest first. */
export const findSlots = (
  db: Db,
  past: boolean,
  now: Date,
  { page, pageSize }: { page: number; pageSize: number },
) =>
  db
    .selectFrom('demo_slots as s')
    .leftJoin('people as h', 'h.id', 's.host_id')
    .select(COLUMNS)
    .select('h.full_name as host')
    .where(isPast(now), '=', past)
    .orderBy('s.starts_at', past ? 'desc' : 'asc')
    .orderBy('s.id', past ? 'desc' : 'asc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Lets the slots of all admins be counted and compared one after the other. Call inside a transaction. */
export async function lockSlots(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('demo slots'))`.execute(db);
}

/** Finds the times of the slots to come that are not closed, with their admins. The caller has locked them. */
export const findTimes = (db: Db, now: Date) =>
  db
    .selectFrom('demo_slots')
    .select(['host_id', 'starts_at', 'minutes'])
    .where('closed_at', 'is', null)
    .where('starts_at', '>', new Date(now.getTime() - 4 * HOUR_MS).toISOString())
    .execute();

export async function setClosed(db: Db, id: string, closed_at: Date | null): Promise<void> {
  await db.updateTable('demo_slots').set({ closed_at }).where('id', '=', id).execute();
}
