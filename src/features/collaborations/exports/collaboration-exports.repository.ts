import { sql } from 'kysely';
import { fileNamesOfComment } from '#features/collaborations/comments/comment-files.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';

interface ReadingToExport {
  indicator: string;
  unit: string;
  reading_date: string;
  group_name: string;
  value: string;
  note: string | null;
  files: string;
  recorded_by_name: string | null;
}

/** Finds all readings of all indicators of a collaboration, by indicator and day. */
export async function findReadingsToExport(db: Db, collaborationId: string): Promise<ReadingToExport[]> {
  const { rows } = await sql<ReadingToExport>`
    select i.name as indicator, i.unit, r.reading_date, r.group_name, trim_scale(r.value)::text as value, r.note,
      (select coalesce(string_agg(f.name, '; ' order by f.name), '') from collaboration_reading_files e
        join collaboration_files f on f.id = e.file_id where e.reading_id = r.id) as files,
      coalesce(acting_name(r.recorded_by, r.recorded_for),
        (select p.member_name from profiles p where p.id = r.recorded_for)) as recorded_by_name
    from collaboration_readings r join collaboration_indicators i on i.id = r.indicator_id
    where i.collaboration_id = ${collaborationId}
    order by i.created_at, i.id, r.reading_date, r.group_name`.execute(db);
  return rows;
}

interface CommentToExport {
  milestone: string | null;
  /** Of a deleted file the name that it had. */
  file: string | null;
  author: string | null;
  body: string;
  attached_files: string[];
  created_at: string;
  edited_at: string | null;
}

/** Finds all comments of a collaboration that are not deleted, in the order in which they were written. */
export async function findCommentsToExport(db: Db, collaborationId: string): Promise<CommentToExport[]> {
  const { rows } = await sql<CommentToExport>`
    select m.title as milestone, coalesce(f.name, t.file_name) as file, c.body,
      ${fileNamesOfComment} as attached_files, c.created_at, c.edited_at,
      coalesce(acting_name(c.author_id, c.author_for),
        (select p.member_name from profiles p where p.id = c.author_for)) as author
    from collaboration_comments c
    join collaboration_threads t on t.id = c.thread_id
    left join collaboration_milestones m on m.id = t.milestone_id
    left join collaboration_files f on f.id = t.file_id
    where t.collaboration_id = ${collaborationId} and c.removed_at is null
    order by c.id`.execute(db);
  return rows;
}
