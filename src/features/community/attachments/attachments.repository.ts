import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ForumAttachments } from '#platform/server/database/schema.generated.ts';

export const insertAttachment = (db: Db, attachment: Insertable<ForumAttachments>) =>
  db.insertInto('forum_attachments').values(attachment).execute();

/** Finds an attachment with its file, whoever may see it. */
export const findAttachment = (db: Db, id: string) =>
  db
    .selectFrom('forum_attachments as f')
    .innerJoin('files as s', 's.name', 'f.file_name')
    .select(['f.id', 'f.owner_id', 'f.post_id', 'f.file_name', 'f.original_name'])
    .select(['s.media_type', 's.byte_size'])
    .where('f.id', '=', id)
    .executeTakeFirst();

/** Deletes a member's attachment that no post has. @returns the name of its file. */
export async function deleteUnused(db: Db, ownerId: string, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('forum_attachments')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .returning('file_name')
    .executeTakeFirst();
  return deleted?.file_name;
}

/** Counts a member's attachments that no post has. */
export async function countUnused(db: Db, ownerId: string): Promise<number> {
  const { unused } = await db
    .selectFrom('forum_attachments')
    .select((eb) => eb.fn.countAll<number>().as('unused'))
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .executeTakeFirstOrThrow();
  return unused;
}

/**
 * Gives a post exactly these attachments of its author, in this order. @returns the number of those it has now, and
 * the files of those that it has no more.
 */
export async function replaceAttachments(
  db: Db,
  { postId, ownerId, ids }: { postId: string; ownerId: string; ids: string[] },
): Promise<{ kept: number; dropped: string[] }> {
  const { rows: kept } = await sql<{ id: string }>`
    update forum_attachments f set post_id = ${postId}, place = wanted.place
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where f.id = wanted.id and f.owner_id = ${ownerId} and (f.post_id is null or f.post_id = ${postId})
    returning f.id`.execute(db);
  const { rows: dropped } = await sql<{ file_name: string }>`
    delete from forum_attachments where post_id = ${postId} and id <> all(${ids}::uuid[])
    returning file_name`.execute(db);
  return { kept: kept.length, dropped: dropped.map(({ file_name }) => file_name) };
}

/** Deletes attachments of a day before that no post has. @returns their files. */
export async function deleteForgotten(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ file_name: string }>`
    delete from forum_attachments where id in (
      select id from forum_attachments where post_id is null and created_at < ${before}
      order by created_at limit ${limit} for update skip locked)
    returning file_name`.execute(db);
  return rows.map(({ file_name }) => file_name);
}

/** Finds what a member attached to posts, newest first, for the export of the data. */
export const findEveryAttachmentOf = (db: Db, ownerId: string) =>
  db
    .selectFrom('forum_attachments')
    .select(['id', 'post_id', 'original_name', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
