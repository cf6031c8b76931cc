import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ListedHoliday } from './holidays.rules.ts';

/** Finds the listed holidays; there are at most a hundred. */
export const findHolidays = (db: Db): Promise<ListedHoliday[]> =>
  db.selectFrom('support_holidays').select(['day', 'every_year']).execute();

/**
 * Lets no holiday change until the transaction ends: a ticket whose clock moves meanwhile would keep a due time of the
 * old list.
 */
export async function lockHolidays(db: Db): Promise<void> {
  await sql`lock table support_holidays in share mode`.execute(db);
}

/** A clock that runs, with the time that it gives. */
interface RunningClock {
  id: string;
  clock_from: string;
  clock_minutes: number;
  due_at: string;
}

/** Finds the clocks of questions that run, and locks their tickets until the transaction ends. */
export const findRunningClocks = (db: Db): Promise<RunningClock[]> =>
  db
    .selectFrom('support_tickets')
    .select(['id', 'clock_from', 'clock_minutes', 'due_at'])
    .where('kind', '=', 'question')
    .where('due_at', 'is not', null)
    .where('clock_from', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .$castTo<RunningClock>()
    .execute();

/** Stores new due times. A ticket that the admins know is late, and is late still, is not mailed again. */
export async function updateDueTimes(
  db: Db,
  times: { id: string; due_at: Date }[],
  now: Date,
): Promise<void> {
  await sql`
    update support_tickets t set due_at = n.due_at,
      late_mailed_for = case when t.late_mailed_for = t.due_at and n.due_at <= ${now} then n.due_at else t.late_mailed_for end
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as n (id uuid, due_at timestamptz)
    where t.id = n.id`.execute(db);
}
