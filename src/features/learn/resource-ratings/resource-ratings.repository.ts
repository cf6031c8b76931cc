import type { PageQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';

const rated = (db: Db) =>
  db
    .selectFrom('resource_ratings as g')
    .innerJoin('profiles as p', 'p.id', 'g.member_id')
    .select(['g.id', 'g.stars', 'g.words', 'g.answer', 'g.answered_at', 'g.updated_at', 'g.member_id'])
    .select('p.member_name');

export type RatingRow = Awaited<ReturnType<typeof findRatings>>[number];

/** Finds one page of the ratings of a resource, the newest first. */
export const findRatings = (db: Db, resourceId: string, { page, pageSize }: PageQuery) =>
  rated(db)
    .where('g.resource_id', '=', resourceId)
    .orderBy('g.updated_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const findRating = (db: Db, resourceId: string, memberId: string) =>
  rated(db)
    .where('g.resource_id', '=', resourceId)
    .where('g.member_id', '=', memberId)
    .executeTakeFirstOrThrow();

/** Stores the one rating of a member for a resource. What was answered before stays with it. */
export async function upsertRating(
  db: Db,
  rating: { id: string; resource_id: string; member_id: string; stars: number; words: string | null },
  now: Date,
): Promise<void> {
  const { stars, words } = rating;
  await db
    .insertInto('resource_ratings')
    .values({ ...rating, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict.constraint('resource_ratings_one').doUpdateSet({ stars, words, updated_at: now }),
    )
    .execute();
}

export async function deleteRating(db: Db, resourceId: string, memberId: string): Promise<void> {
  await db
    .deleteFrom('resource_ratings')
    .where('resource_id', '=', resourceId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Answers a rating of a resource of this author. @returns the keys of the rating; undefined for any other. */
export const updateAnswer = (db: Db, authorId: string, id: string, answer: string, now: Date) =>
  db
    .updateTable('resource_ratings as g')
    .set({ answer, answered_at: now })
    .from('resources as r')
    .whereRef('r.id', '=', 'g.resource_id')
    .where('g.id', '=', id)
    .where('r.author_id', '=', authorId)
    .returning(['g.resource_id', 'g.member_id'])
    .executeTakeFirst();

/** Finds everything that a member has said of resources, for the export of the data. */
export const findRatingsBy = (db: Db, memberId: string) =>
  db
    .selectFrom('resource_ratings as g')
    .innerJoin('resources as r', 'r.id', 'g.resource_id')
    .select(['r.title', 'g.stars', 'g.words', 'g.answer', 'g.updated_at'])
    .where('g.member_id', '=', memberId)
    .orderBy('g.updated_at', 'desc')
    .execute();
