import { type Insertable, sql } from 'kysely';
import type { Reader } from '#features/collaborations/collaboration/collaborations.repository.ts';
import { readableBy } from '#features/collaborations/readers/readers.repository.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { CollaborationRatings } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columnsOf(
  'r',
  `
  id collaboration_id collaboration_title comment created_at rated_profile_id rater_profile_id
  replied_at reply score
`,
);

interface Page {
  page: number;
  pageSize: number;
}

const ratings = (db: Db) =>
  db
    .selectFrom('collaboration_ratings as r')
    .leftJoin('profiles as rater', 'rater.id', 'r.rater_profile_id')
    .innerJoin('profiles as rated', 'rated.id', 'r.rated_profile_id')
    .select(COLUMNS)
    .select([
      'rater.member_name as rater_name',
      'rater.avatar_url as rater_avatar_url',
      'rated.member_name as rated_name',
      sql<string | null>`acting_name(r.rated_by, r.rater_profile_id)`.as('rated_by_name'),
      sql<string | null>`acting_name(r.replied_by, r.rated_profile_id)`.as('replied_by_name'),
    ])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc');

export const findRating = (db: Db, id: string) => ratings(db).where('r.id', '=', id).executeTakeFirst();

export const findCollaborationRatings = (db: Db, collaborationId: string) =>
  ratings(db).where('r.collaboration_id', '=', collaborationId).execute();

export const findProfileRatings = (db: Db, profileId: string, { page, pageSize }: Page) =>
  ratings(db)
    .where('r.rated_profile_id', '=', profileId)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/**
 * Finds partners of the member's completed collaborations whom the member has not rated, each with the number of all.
 * A collaboration that has not changed since an instant is left out.
 */
export const findPartnersToRate = (db: Db, { accountId, profileId }: Reader, since: Date, limit: number) =>
  db
    .selectFrom('collaboration_participants as mine')
    .innerJoin('collaborations as c', 'c.id', 'mine.collaboration_id')
    .innerJoin('collaboration_participants as other', 'other.collaboration_id', 'c.id')
    .innerJoin('profiles as p', 'p.id', 'other.profile_id')
    .select(['c.id as collaboration_id', 'c.title as collaboration_title'])
    .select(['p.id as profile_id', 'p.member_name as name'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('mine.profile_id', '=', profileId)
    .where(readableBy(accountId))
    .where('other.profile_id', '<>', profileId)
    .where('c.status', '=', 'completed')
    .where('c.updated_at', '>', since.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('collaboration_ratings as r')
            .select('r.id')
            .whereRef('r.collaboration_id', '=', 'c.id')
            .where('r.rater_profile_id', '=', profileId)
            .whereRef('r.rated_profile_id', '=', 'other.profile_id'),
        ),
      ),
    )
    .orderBy('c.updated_at', 'desc')
    .orderBy('other.id')
    .limit(limit)
    .execute();

export const findGivenRatings = (db: Db, profileId: string) =>
  ratings(db).where('r.rater_profile_id', '=', profileId).execute();

/**
 * Counts the ratings that a member received. Returns undefined unless the member is published or the caller, and for a
 * visitor unless the member's page is public.
 * @param callerId null for a visitor.
 */
export async function countProfileRatings(
  db: Db,
  profileId: string,
  callerId: string | null,
): Promise<number | undefined> {
  const profile = await db
    .selectFrom('profiles')
    .select('ratings_count')
    .where('id', '=', profileId)
    .where((eb) =>
      callerId
        ? eb.or([eb('is_published', '=', true), eb('id', '=', callerId)])
        : eb.and([eb('is_published', '=', true), eb('is_page_public', '=', true)]),
    )
    .executeTakeFirst();
  return profile?.ratings_count;
}

/** Finds which of these members have a public page. */
export async function findPublicMembers(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', 'in', ids)
    .where('is_published', '=', true)
    .where('is_page_public', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns true if the member takes part in the collaboration. */
export async function isPartner(db: Db, collaborationId: string, profileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('collaboration_participants')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds which of these collaborations the member takes part in. */
export async function findOwnCollaborations(db: Db, ids: string[], profileId: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('collaboration_participants')
    .select('collaboration_id')
    .where('collaboration_id', 'in', ids)
    .where('profile_id', '=', profileId)
    .execute();
  return new Set(rows.map(({ collaboration_id }) => collaboration_id));
}

/** @throws AppError ALREADY_RATED, RATING_OF_YOURSELF. */
export async function insertRating(db: Db, rating: Insertable<CollaborationRatings>): Promise<void> {
  await mapConstraints(
    {
      collaboration_ratings_one_each: 'ALREADY_RATED',
      collaboration_ratings_not_oneself: 'RATING_OF_YOURSELF',
    },
    () => db.insertInto('collaboration_ratings').values(rating).execute(),
  );
}

/** Stores the rated member's answer. @returns false if there already is one. */
export async function updateReply(
  db: Db,
  id: string,
  answer: { reply: string; replied_at: Date; replied_by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collaboration_ratings')
    .set(answer)
    .where('id', '=', id)
    .where('reply', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
