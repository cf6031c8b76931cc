import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ProjectPictures } from '#platform/server/database/schema.generated.ts';

/** Returns the id of the project if it belongs to this member, else undefined. */
export const findOwnProject = (db: Db, userId: string, projectId: string) =>
  ownProject(db, userId, projectId).executeTakeFirst();

/** Returns the same, and locks the project until the transaction ends. */
export const lockOwnProject = (db: Db, userId: string, projectId: string) =>
  ownProject(db, userId, projectId).forUpdate().executeTakeFirst();

const ownProject = (db: Db, userId: string, projectId: string) =>
  db.selectFrom('user_projects').select('id').where('id', '=', projectId).where('user_id', '=', userId);

const COLUMNS = ['id', 'file_name', 'alt_text', 'people'] as const;

/** Returns the pictures of a project, in the order they were added. */
export function findPictures(db: Db, projectId: string) {
  return db
    .selectFrom('project_pictures')
    .select(COLUMNS)
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findPicture(db: Db, projectId: string, id: string) {
  return db
    .selectFrom('project_pictures')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

export function insertPicture(db: Db, picture: Insertable<ProjectPictures>) {
  return db.insertInto('project_pictures').values(picture).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function updatePicture(
  db: Db,
  id: string,
  changes: Pick<Updateable<ProjectPictures>, 'alt_text' | 'people'>,
): Promise<void> {
  await db.updateTable('project_pictures').set(changes).where('id', '=', id).execute();
}
