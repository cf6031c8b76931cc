import type { Insertable, Updateable } from 'kysely';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CourseSessions } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columnsOf(
  's',
  `
  id cancelled_at course_id created_at join_url minutes places reason recording_url registered revision
  starts_at updated_at venue waiting
`,
);

/** A date with what its rules ask about its course. */
const sessions = (db: Db) =>
  db
    .selectFrom('course_sessions as s')
    .innerJoin('courses as c', 'c.id', 's.course_id')
    .leftJoin('profiles as a', 'a.id', 'c.author_id')
    .select(COLUMNS)
    .select(['c.slug', 'c.title', 'c.type', 'c.description', 'c.organization', 'c.price', 'c.is_hidden'])
    .select(['c.author_id', 'a.documents_checked_on', 'a.documents_checked_until'])
    .select(['a.field_audited_on', 'a.field_audited_until', 'a.monitored_on', 'a.monitored_until']);

export type SessionRow = Awaited<ReturnType<typeof findSession>> & object;

export const findSession = (db: Db, id: string) => sessions(db).where('s.id', '=', id).executeTakeFirst();

/** Locks a date, so that places are given and dates changed one after the other, and finds it as it then is. */
export async function findSessionForUpdate(db: Db, id: string): Promise<SessionRow | undefined> {
  await db.selectFrom('course_sessions').select('id').where('id', '=', id).forUpdate().execute();
  return findSession(db, id);
}

/** Finds the dates of a course, the first one first. */
export const findSessionsOf = (db: Db, courseId: string): Promise<SessionRow[]> =>
  sessions(db).where('s.course_id', '=', courseId).orderBy('s.starts_at').orderBy('s.id').execute();

/** Counts the dates of a course that were not cancelled. The caller has locked the course. */
export async function countSessions(db: Db, courseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('course_sessions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('course_id', '=', courseId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds the course at an address and locks it, so that two new dates are counted one after the other. */
export const findCourseForUpdate = (db: Db, slug: string) =>
  db
    .selectFrom('courses as c')
    .select(['c.id', 'c.type', 'c.author_id', 'c.is_hidden'])
    .where('c.slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();

/** Finds what the rules ask about a course. */
export const findCourse = (db: Db, slug: string) =>
  db
    .selectFrom('courses as c')
    .leftJoin('profiles as a', 'a.id', 'c.author_id')
    .select(['c.id', 'c.type', 'c.author_id', 'c.is_hidden', 'a.documents_checked_on'])
    .select(['a.documents_checked_until', 'a.field_audited_on', 'a.field_audited_until'])
    .select(['a.monitored_on', 'a.monitored_until'])
    .where('c.slug', '=', slug)
    .executeTakeFirst();

export async function insertSession(db: Db, session: Insertable<CourseSessions>): Promise<void> {
  await db.insertInto('course_sessions').values(session).execute();
}

export async function updateSession(db: Db, id: string, changes: Updateable<CourseSessions>): Promise<void> {
  await db.updateTable('course_sessions').set(changes).where('id', '=', id).execute();
}

/** Finds the next date of each course that has one to come and is not hidden. */
export const findNextSessions = (db: Db, courseIds: string[], now: Date) =>
  db
    .selectFrom('course_sessions as s')
    .innerJoin('courses as c', 'c.id', 's.course_id')
    .distinctOn('s.course_id')
    .select(['s.course_id', 's.starts_at', 's.minutes', 's.places', 's.registered'])
    .where((eb) => eb('s.course_id', '=', eb.fn.any(eb.val(courseIds))))
    .where('s.cancelled_at', 'is', null)
    .where('s.starts_at', '>', now.toISOString())
    .where('c.is_hidden', '=', false)
    .orderBy('s.course_id')
    .orderBy('s.starts_at')
    .execute();

/** Finds the dates to come of the courses of a member. */
export const findSessionsToCome = (db: Db, authorId: string, now: Date) =>
  db
    .selectFrom('course_sessions as s')
    .innerJoin('courses as c', 'c.id', 's.course_id')
    .select('s.id')
    .where('c.author_id', '=', authorId)
    .where('s.cancelled_at', 'is', null)
    .where('s.starts_at', '>', now.toISOString())
    .orderBy('s.id')
    .execute();
