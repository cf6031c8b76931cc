import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Resources, ResourceVersions } from '#platform/server/database/schema.generated.ts';

/** Ids of one page of a member's resources, the newest first. */
export async function findOwnIds(
  db: Db,
  authorId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('resources')
    .select('id')
    .where('author_id', '=', authorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findEmail(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('resources').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

/** Blocks other additions of the member to the library until the transaction ends. */
export async function lockLibraryOf(db: Db, authorId: string): Promise<void> {
  await db.selectFrom('profiles').select('id').where('id', '=', authorId).forNoKeyUpdate().execute();
}

/** Bytes of all versions of a member's resources. */
export async function sumBytes(db: Db, authorId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('resources as r')
    .innerJoin('resource_versions as v', 'v.resource_id', 'r.id')
    .innerJoin('files as f', 'f.name', 'v.file_name')
    .select(sql<number>`coalesce(sum(f.byte_size), 0)`.as('bytes'))
    .where('r.author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Finds a resource of this member and locks it until the transaction ends. */
export const lockOwnResource = (db: Db, authorId: string, id: string) =>
  db
    .selectFrom('resources')
    .select(['id', 'status', 'title'])
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .forUpdate()
    .executeTakeFirst();

export async function insertResource(db: Db, resource: Insertable<Resources>): Promise<void> {
  await db.insertInto('resources').values(resource).execute();
}

export async function updateResource(db: Db, id: string, changes: Updateable<Resources>): Promise<void> {
  await db.updateTable('resources').set(changes).where('id', '=', id).execute();
}

export async function deleteResource(db: Db, id: string): Promise<void> {
  await db.deleteFrom('resources').where('id', '=', id).execute();
}

export async function insertVersion(db: Db, version: Insertable<ResourceVersions>): Promise<void> {
  await db.insertInto('resource_versions').values(version).execute();
}

/** Deletes the version that is not published. @returns the name of its file. */
export async function deleteWaitingVersion(db: Db, resourceId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('resource_versions')
    .where('resource_id', '=', resourceId)
    .where('published_at', 'is', null)
    .returning('file_name')
    .executeTakeFirst();
  return row?.file_name;
}

/** Marks the version that waits as published. @returns its file, if there is one. */
export const publishWaitingVersion = (db: Db, resourceId: string, now: Date) =>
  db
    .updateTable('resource_versions')
    .set({ published_at: now })
    .where('resource_id', '=', resourceId)
    .where('published_at', 'is', null)
    .returning(['file_name', 'original_name', 'number'])
    .executeTakeFirst();
