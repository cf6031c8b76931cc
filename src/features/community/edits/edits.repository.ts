import { type Insertable, sql } from 'kysely';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ForumEdits } from '#platform/server/database/schema.generated.ts';

export const insertVersion = (db: Db, version: Insertable<ForumEdits>) =>
  db.insertInto('forum_edits').values(version).execute();

/** Finds earlier versions of a post, newest first. */
export const findVersions = (db: Db, postId: string, { page, pageSize }: ListQuery) =>
  db
    .selectFrom('forum_edits')
    .select(['id', 'title', 'body', 'replaced_at'])
    .where('post_id', '=', postId)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countVersions(db: Db, postId: string): Promise<number> {
  const { versions } = await db
    .selectFrom('forum_edits')
    .select((eb) => eb.fn.countAll<number>().as('versions'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return versions;
}

export const deleteVersions = (db: Db, postId: string) =>
  db.deleteFrom('forum_edits').where('post_id', '=', postId).execute();

/** True if something was written in the topic after the post. */
export async function hasLaterPost(
  db: Db,
  { topicId, postId }: { topicId: string; postId: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from forum_posts p join forum_posts removed on removed.id = ${postId}
      where p.topic_id = ${topicId} and p.id <> ${postId} and (p.created_at, p.id) > (removed.created_at, removed.id)
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Finds the earlier versions of everything that a member wrote, newest first, for the export of the data. */
export const findEveryVersionOf = (db: Db, memberId: string) =>
  db
    .selectFrom('forum_edits as e')
    .innerJoin('forum_posts as p', 'p.id', 'e.post_id')
    .select(['e.post_id', 'e.title', 'e.body', 'e.replaced_at'])
    .where('p.author_id', '=', memberId)
    .orderBy('e.replaced_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute();

/** Deletes the earlier versions of everything that a member wrote. */
export async function deleteVersionsOf(db: Db, memberId: string): Promise<void> {
  await sql`
    delete from forum_edits e using forum_posts p where p.id = e.post_id and p.author_id = ${memberId}`.execute(
    db,
  );
}
