import type { Insertable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { CourseFiles } from '#platform/server/database/schema.generated.ts';

/** Finds the files of a course, in the order in which they were uploaded. */
export const findFiles = (db: Db, proposalId: string) =>
  db
    .selectFrom('course_files')
    .select(['id', 'stored_name', 'name', 'is_picture', 'byte_size'])
    .where('proposal_id', '=', proposalId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const insertFile = (db: Db, file: Insertable<CourseFiles>) =>
  db.insertInto('course_files').values(file).execute();

/** Returns the ids of the files that the published version names. */
export async function findPublishedFileIds(db: Db, courseId: string): Promise<Set<string>> {
  const row = await db.selectFrom('courses').select('modules').where('id', '=', courseId).executeTakeFirst();
  const modules = (row?.modules ?? []) as { picture: { file_id: string } | null; file_id: string | null }[];
  return new Set(
    modules.flatMap(({ picture, file_id }) => [picture?.file_id, file_id].filter((id) => id != null)),
  );
}
