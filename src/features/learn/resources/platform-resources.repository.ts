import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Resources, ResourceVersions } from '#platform/server/database/schema.generated.ts';

/** Finds an item of the platform by its key, with its newest version, and locks it until the transaction ends. */
export const findPlatformResource = (db: Db, key: string) =>
  db
    .selectFrom('resources as r')
    .innerJoin('resource_versions as v', 'v.file_name', 'r.file_name')
    .select(['r.id', 'v.number', 'v.fingerprint'])
    .where('r.platform_key', '=', key)
    .forUpdate('r')
    .executeTakeFirst();

export async function insertPlatformResource(db: Db, resource: Insertable<Resources>): Promise<void> {
  await db.insertInto('resources').values(resource).execute();
}

export async function updatePlatformResource(
  db: Db,
  id: string,
  changes: Updateable<Resources>,
): Promise<void> {
  await db.updateTable('resources').set(changes).where('id', '=', id).execute();
}

export async function insertVersion(db: Db, version: Insertable<ResourceVersions>): Promise<void> {
  await db.insertInto('resource_versions').values(version).execute();
}

/** Keys of the items of the platform, each with the mark of its newest version. */
export const findPlatformMarks = (db: Db) =>
  db
    .selectFrom('resources as r')
    .innerJoin('resource_versions as v', 'v.file_name', 'r.file_name')
    .select(['r.platform_key', 'v.fingerprint'])
    .where('r.platform_key', 'is not', null)
    .execute();
