import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { Folder } from './collaboration-folders.contract.ts';

/** Finds the folders of a collaboration by name, with the number of their files. */
export const findFolders = (db: Db, collaborationId: string): Promise<Folder[]> =>
  db
    .selectFrom('collaboration_folders as d')
    .select(['d.id', 'd.name'])
    .select(
      sql<number>`(select count(*)::int from collaboration_files f where f.folder_id = d.id)`.as('files'),
    )
    .where('d.collaboration_id', '=', collaborationId)
    .orderBy(sql`lower(d.name)`)
    .execute();

/** Returns true if the collaboration already has `max` folders. */
export const hasFolders = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_folders', column: 'collaboration_id' }, collaborationId, max);

/** Tells whether the collaboration has such a folder, which then stays until the transaction ends. */
export async function lockFolder(db: Db, collaborationId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('collaboration_folders')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

const TAKEN = { collaboration_folders_name: 'FOLDER_NAME_TAKEN' } as const;

/** @throws AppError FOLDER_NAME_TAKEN. */
export async function insertFolder(
  db: Db,
  folder: { id: string; collaboration_id: string; name: string },
): Promise<void> {
  await mapConstraints(TAKEN, () => db.insertInto('collaboration_folders').values(folder).execute());
}

/** @throws AppError FOLDER_NAME_TAKEN. */
export async function updateFolder(db: Db, collaborationId: string, id: string, name: string): Promise<void> {
  await mapConstraints(TAKEN, () =>
    db
      .updateTable('collaboration_folders')
      .set({ name })
      .where('collaboration_id', '=', collaborationId)
      .where('id', '=', id)
      .execute(),
  );
}

const FULL = { collaboration_files_folder_id_fkey: 'FOLDER_NOT_EMPTY' } as const;

/** Deletes a folder; withdrawn files of it will be outside of folders. @throws AppError FOLDER_NOT_EMPTY. */
export async function deleteFolder(db: Db, collaborationId: string, id: string): Promise<void> {
  await db
    .updateTable('collaboration_file_records')
    .set({ folder_id: null })
    .where('collaboration_id', '=', collaborationId)
    .where('folder_id', '=', id)
    .where('withdrawal_id', 'is not', null)
    .execute();
  await mapConstraints(FULL, () =>
    db
      .deleteFrom('collaboration_folders')
      .where('collaboration_id', '=', collaborationId)
      .where('id', '=', id)
      .execute(),
  );
}
