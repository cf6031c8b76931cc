import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { newId } from '#platform/server/ids.ts';
import type { CommentFile } from './comments.contract.ts';

/** The files of the comment `c`, each with its newest version; null without any. */
export const filesOfComment = sql<CommentFile[]>`(
  select json_agg(json_build_object('id', f.id, 'name', coalesce(f.name, x.file_name), 'newest',
    case when f.id is not null then json_build_object('number', v.number, 'file_name', v.original_name,
      'media_type', s.media_type, 'byte_size', s.byte_size) end) order by x.id)
  from collaboration_comment_files x
  left join collaboration_files f on f.id = x.file_id
  left join collaboration_file_versions v on v.file_id = f.id and v.number = f.versions
  left join files s on s.name = v.stored_name
  where x.comment_id = c.id)`;

/** The names of the files of the comment `c`; of deleted ones the name that they had. */
export const fileNamesOfComment = sql<string[]>`array(
  select coalesce(f.name, x.file_name) from collaboration_comment_files x
  left join collaboration_files f on f.id = x.file_id where x.comment_id = c.id order by x.id)`;

/** Attaches these files to a comment, instead of those before. Entries of deleted files stay. */
export async function replaceFiles(db: Db, commentId: string, fileIds: string[]): Promise<void> {
  await db
    .deleteFrom('collaboration_comment_files')
    .where('comment_id', '=', commentId)
    .where('file_id', 'is not', null)
    .execute();
  await insertFiles(db, commentId, fileIds);
}

/** Attaches these files to a comment that has none of them. */
export async function insertFiles(db: Db, commentId: string, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .insertInto('collaboration_comment_files')
    .values(fileIds.map((file_id) => ({ id: newId(), comment_id: commentId, file_id })))
    .execute();
}
