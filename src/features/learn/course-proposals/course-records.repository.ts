import type { Db } from '#platform/server/database/connect.ts';

/** Finds the courses that a member takes or has left. */
export const findEnrolmentsOf = (db: Db, userId: string) =>
  db
    .selectFrom('course_enrolments as e')
    .innerJoin('courses as c', 'c.id', 'e.course_id')
    .select(['c.slug', 'c.title', 'e.enrolled_at', 'e.left_at', 'e.last_opened_at', 'e.completed_at'])
    .where('e.user_id', '=', userId)
    .orderBy('e.enrolled_at')
    .execute();

/** Finds what a member has done in courses, and the last answers to each quiz. */
export const findProgressOf = (db: Db, userId: string) =>
  db
    .selectFrom('course_progress as p')
    .innerJoin('courses as c', 'c.id', 'p.course_id')
    .select([
      ...(['c.slug', 'p.module_id', 'p.read_at', 'p.quiz_passed_at', 'p.done_at'] as const),
      ...(['p.attempts', 'p.answers', 'p.right_answers', 'p.questions'] as const),
    ])
    .where('p.user_id', '=', userId)
    .orderBy('p.updated_at')
    .execute();

/** Finds the ratings of courses that a member gave. */
export const findRatingsBy = (db: Db, userId: string) =>
  db
    .selectFrom('course_ratings as r')
    .innerJoin('courses as c', 'c.id', 'r.course_id')
    .select(['c.slug', 'r.stars', 'r.words', 'r.created_at', 'r.updated_at'])
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at')
    .execute();
