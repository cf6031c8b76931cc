import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { CourseSessionRegistrations } from '#platform/server/database/schema.generated.ts';

/** Finds the member's registrations for these dates, with the number on the waiting list. */
export async function findRegistrations(db: Db, memberId: string, sessionIds: string[]) {
  const { rows } = await sql<{ session_id: string; is_waiting: boolean; waiting_number: number | null }>`
    select r.session_id, r.is_waiting, case when r.is_waiting then (
      select count(*)::int from course_session_registrations w
      where w.session_id = r.session_id and w.is_waiting and w.id <= r.id) end as waiting_number
    from course_session_registrations r
    where r.user_id = ${memberId} and r.session_id = any(${sessionIds}::uuid[])`.execute(db);
  return rows;
}

export async function insertRegistration(
  db: Db,
  registration: Insertable<CourseSessionRegistrations>,
): Promise<void> {
  await db.insertInto('course_session_registrations').values(registration).execute();
}

/** @returns false if the member had neither a place nor waited for one. */
export async function deleteRegistration(db: Db, memberId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('course_session_registrations')
    .where('user_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A person to mail about a date, if the person wants such mails. */
export interface SessionMember {
  id: string;
}

/**
 * Gives free places to the first ones of the waiting list. The caller has locked the date.
 * @param reminded for the members who get a place: see `neededNoLonger`.
 */
export async function moveUp(
  db: Db,
  sessionId: string,
  places: number,
  reminded: number | null,
): Promise<SessionMember[]> {
  const { rows } = await sql<SessionMember>`
    with moved as (
      update course_session_registrations set is_waiting = false, reminded_before = ${reminded}::int
      where id in (
        select id from course_session_registrations where session_id = ${sessionId} and is_waiting
        order by id limit ${places})
      returning id, user_id
    )
    select m.user_id as id from moved m order by m.id`.execute(db);
  return rows;
}

/** Finds all members of a date, those who wait included. */
export async function findMembers(db: Db, sessionId: string): Promise<SessionMember[]> {
  const { rows } = await sql<SessionMember>`
    select r.user_id as id from course_session_registrations r
    where r.session_id = ${sessionId}
    order by r.id`.execute(db);
  return rows;
}

/** Lets the reminders of a date that was moved come again. */
export async function resetReminders(db: Db, sessionId: string, reminded: number | null): Promise<void> {
  await db
    .updateTable('course_session_registrations')
    .set({ reminded_before: reminded })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Finds the dates to come that a member is registered or waits for. */
export async function findSessionsOfMember(db: Db, memberId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('course_session_registrations as r')
    .innerJoin('course_sessions as s', 's.id', 'r.session_id')
    .select('r.session_id')
    .where('r.user_id', '=', memberId)
    .where('s.cancelled_at', 'is', null)
    .where('s.starts_at', '>', now.toISOString())
    .orderBy('r.session_id')
    .execute();
  return rows.map(({ session_id }) => session_id);
}

/** Finds the dates that both members are registered or wait for. */
export async function findSharedSessions(db: Db, one: string, other: string): Promise<string[]> {
  const rows = await db
    .selectFrom('course_session_registrations as r')
    .innerJoin('course_session_registrations as o', 'o.session_id', 'r.session_id')
    .select('r.session_id')
    .where('r.user_id', '=', one)
    .where('o.user_id', '=', other)
    .orderBy('r.session_id')
    .execute();
  return rows.map(({ session_id }) => session_id);
}

/** Keeps one registration for a date of all that these members have: a place, or else the first one on the waiting list. */
export async function keepBestRegistration(db: Db, members: string[], sessionId: string): Promise<void> {
  await sql`delete from course_session_registrations where session_id = ${sessionId} and user_id = any(${members}::uuid[])
    and id <> (select id from course_session_registrations
      where session_id = ${sessionId} and user_id = any(${members}::uuid[]) order by is_waiting, id limit 1)`.execute(
    db,
  );
}

/** Finds everything that is kept about a member's registrations, for the export. */
export const findEveryRegistration = (db: Db, memberId: string) =>
  db
    .selectFrom('course_session_registrations as r')
    .innerJoin('course_sessions as s', 's.id', 'r.session_id')
    .innerJoin('courses as c', 'c.id', 's.course_id')
    .select(['c.title', 's.starts_at', 'r.is_waiting', 'r.created_at'])
    .where('r.user_id', '=', memberId)
    .orderBy('s.starts_at')
    .orderBy('r.id')
    .execute();

/** A reminder to send. */
interface DueReminder extends SessionMember {
  slug: string;
  title: string;
  starts_at: string;
  minutes: number;
}

/**
 * Takes up to `limit` members to remind of dates that start within some hours, and notes that they were.
 * @param hours 24 or 1.
 */
export async function takeDueReminders(
  db: Db,
  hours: number,
  now: Date,
  limit: number,
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select r.id from course_session_registrations r
      join course_sessions s on s.id = r.session_id
      where s.cancelled_at is null and s.starts_at > ${now} and s.starts_at <= ${now}::timestamptz + make_interval(hours => ${hours})
        and not r.is_waiting and (r.reminded_before is null or r.reminded_before > ${hours})
      order by r.id limit ${limit} for update of r skip locked
    ), taken as (
      update course_session_registrations r set reminded_before = ${hours} from due where r.id = due.id
      returning r.user_id, r.session_id
    )
    select t.user_id as id, c.slug, c.title, s.starts_at, s.minutes
    from taken t
    join course_sessions s on s.id = t.session_id
    join courses c on c.id = s.course_id`.execute(db);
  return rows;
}
