import { sql } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CourseRating, CourseRatingInput } from './courses.contract.ts';

/** Finds one page of a course's ratings, newest first. */
export const findRatings = (
  db: Db,
  courseId: string,
  { page, pageSize }: ListQuery,
): Promise<CourseRating[]> =>
  db
    .selectFrom('course_ratings as r')
    .innerJoin('people as p', 'p.id', 'r.user_id')
    .select(['r.id', 'r.stars', 'r.words', 'r.created_at'])
    // A person without an organisation is an individual.
    .select((eb) =>
      eb.fn.coalesce('p.organization_type', sql<'consultant'>`'consultant'`).as('organization_type'),
    )
    .where('r.course_id', '=', courseId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Inserts the member's rating of a course, or changes it. */
export async function upsertRating(
  db: Db,
  rating: CourseRatingInput & { id: string; course_id: string; user_id: string },
  now: Date,
): Promise<void> {
  const { stars, words } = rating;
  await db
    .insertInto('course_ratings')
    .values({ ...rating, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'course_id']).doUpdateSet({ stars, words, updated_at: now }),
    )
    .execute();
}

export async function deleteRating(db: Db, userId: string, courseId: string): Promise<void> {
  await db
    .deleteFrom('course_ratings')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .execute();
}
