import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Enrols a member, or takes back that the member left. */
export async function enrol(db: Db, userId: string, courseId: string, now: Date): Promise<void> {
  await db
    .insertInto('course_enrolments')
    .values({ user_id: userId, course_id: courseId, enrolled_at: now, last_opened_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doUpdateSet({ left_at: null }))
    .execute();
}

/** Marks that the member left the course; the progress stays. */
export async function leave(db: Db, userId: string, courseId: string, now: Date): Promise<void> {
  await db
    .updateTable('course_enrolments')
    .set({ left_at: now })
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('left_at', 'is', null)
    .execute();
}

/**
 * Joins what two accounts of one organisation did in courses that both began: `kept` has the modules that either has done,
 * takes part where either does, and completed a course when the first one did. The rows of `other` are left to be deleted.
 */
export async function joinEnrolments(db: Db, kept: string, other: string): Promise<void> {
  await sql`delete from course_progress k using course_progress o
    where k.user_id = ${kept} and k.done_at is null and o.user_id = ${other} and o.done_at is not null
      and o.course_id = k.course_id and o.module_id = k.module_id`.execute(db);
  await sql`update course_progress o set user_id = ${kept}
    where o.user_id = ${other}
      and exists (select from course_enrolments k where k.user_id = ${kept} and k.course_id = o.course_id)
      and not exists (select from course_progress k
        where k.user_id = ${kept} and k.course_id = o.course_id and k.module_id = o.module_id)`.execute(db);
  await sql`update course_enrolments k set
      enrolled_at = least(k.enrolled_at, o.enrolled_at),
      left_at = case when k.left_at is not null and o.left_at is not null then greatest(k.left_at, o.left_at) end,
      last_module_id = case when o.last_opened_at > k.last_opened_at then o.last_module_id else k.last_module_id end,
      last_opened_at = greatest(k.last_opened_at, o.last_opened_at),
      completed_version = case when k.completed_at is null or o.completed_at < k.completed_at
        then o.completed_version else k.completed_version end,
      completed_at = least(k.completed_at, o.completed_at)
    from course_enrolments o
    where k.user_id = ${kept} and o.user_id = ${other} and o.course_id = k.course_id`.execute(db);
}
