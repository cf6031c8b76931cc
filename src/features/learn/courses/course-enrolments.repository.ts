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
