import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ProjectPictures } from '#platform/server/database/schema.generated.ts';

const COLUMNS = ['id', 'file_name', 'alt_text', 'people'] as const;

/** The pictures of a project, in the order in which they were added. */
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
