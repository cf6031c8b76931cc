import { type Insertable, sql, type Updateable } from 'kysely';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import type { WorkPart } from '#features/collaborations/work-changes/work-changes.rules.ts';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type {
  CollaborationFiles,
  CollaborationFileVersions,
} from '#platform/server/database/schema.generated.ts';
import type { FilesQuery } from './collaboration-files.contract.ts';

/** "Asha Rao, Tungavarna Industries"; without the person once the person is gone, and a stand-in after the organisation. */
const UPLOADED_BY = sql<string>`coalesce(
  acting_name(v.uploaded_by_person, v.uploaded_by),
  (select p.member_name from profiles p where p.id = v.uploaded_by), ${sql.lit(DELETED_MEMBER)})`.as(
  'uploaded_by_name',
);

const VERSION = [
  'v.number',
  'v.original_name as file_name',
  'v.stored_name',
  'v.note',
  'v.created_at',
] as const;
const STORED = ['s.media_type', 's.byte_size'] as const;

/** Selects the versions of files with the type and size of what is stored. */
const versions = (db: Db) =>
  db
    .selectFrom('collaboration_file_versions as v')
    .innerJoin('files as s', 's.name', 'v.stored_name')
    .select(VERSION)
    .select(STORED)
    .select(UPLOADED_BY);

/** Selects files, each with its folder and newest version. */
const filesWithNewest = (db: Db) =>
  db
    .selectFrom('collaboration_files as f')
    .innerJoin('collaboration_file_versions as v', (join) =>
      join.onRef('v.file_id', '=', 'f.id').onRef('v.number', '=', 'f.versions'),
    )
    .innerJoin('files as s', 's.name', 'v.stored_name')
    .leftJoin('collaboration_folders as d', 'd.id', 'f.folder_id')
    .select(['f.id', 'f.name', 'f.folder_id', 'd.name as folder_name', 'f.created_at as first_created_at'])
    .select(VERSION)
    .select(STORED)
    .select(UPLOADED_BY);

export type FileRow = Awaited<ReturnType<typeof findAllFiles>>[number];
export type FileVersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** Finds one page of the files of a collaboration. */
export function findFiles(
  db: Db,
  collaborationId: string,
  { folder_id, file_id, search, sort, page, pageSize }: FilesQuery,
) {
  let found = filesWithNewest(db).where('f.collaboration_id', '=', collaborationId);
  if (folder_id === 'none') found = found.where('f.folder_id', 'is', null);
  else if (folder_id) found = found.where('f.folder_id', '=', folder_id);
  if (file_id) found = found.where('f.id', '=', file_id);
  if (search) found = found.where(sql<boolean>`strpos(lower(f.name), lower(${search})) > 0`);
  if (sort === 'name') found = found.orderBy(sql`lower(f.name)`).orderBy('f.id');
  else found = found.orderBy('f.updated_at', 'desc').orderBy('f.id', 'desc');
  return found
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Finds all files of a collaboration, by folder and name. */
export const findAllFiles = (db: Db, collaborationId: string) =>
  filesWithNewest(db)
    .where('f.collaboration_id', '=', collaborationId)
    .orderBy(sql`lower(d.name)`, (order) => order.asc().nullsFirst())
    .orderBy(sql`lower(f.name)`)
    .orderBy('f.id')
    .execute();

export const findFile = (db: Db, collaborationId: string, id: string) =>
  filesWithNewest(db)
    .where('f.collaboration_id', '=', collaborationId)
    .where('f.id', '=', id)
    .executeTakeFirst();

/** Finds those of the files that the collaboration has. */
export const findFilesById = (db: Db, collaborationId: string, ids: string[]) =>
  filesWithNewest(db)
    .where('f.collaboration_id', '=', collaborationId)
    .where('f.id', 'in', ids)
    .orderBy('f.id')
    .execute();

/** Keeps files of a collaboration until the transaction ends. @returns how many of them it has. */
export async function lockFilesById(db: Db, collaborationId: string, ids: string[]): Promise<number> {
  const rows = await db
    .selectFrom('collaboration_files')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length;
}

/** Finds the versions of a file, newest first. */
export const findVersions = (db: Db, fileId: string) =>
  versions(db).where('v.file_id', '=', fileId).orderBy('v.number', 'desc').execute();

export const findVersion = (db: Db, fileId: string, number: number) =>
  versions(db).where('v.file_id', '=', fileId).where('v.number', '=', number).executeTakeFirst();

/** Finds those of the versions that the collaboration has. */
export const findVersionsOf = (
  db: Db,
  collaborationId: string,
  wanted: readonly { id: string; version: number }[],
) =>
  versions(db)
    .innerJoin('collaboration_files as f', 'f.id', 'v.file_id')
    .select('v.file_id')
    .where('f.collaboration_id', '=', collaborationId)
    .where(
      sql<boolean>`(v.file_id, v.number) in (
        select w.id, w.number from unnest(${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ version }) => version)}::int[]) w (id, number))`,
    )
    .execute();

/** Finds which other parts of the workspace show a file: evidence, reports and comments. */
export async function findPartsWithFile(db: Db, fileId: string): Promise<WorkPart[]> {
  const { rows } = await sql<{ part: WorkPart }>`
    select 'milestones' as part where exists (select from collaboration_milestone_evidence where file_id = ${fileId})
    union all
    select 'indicators' where exists (select from collaboration_reading_files where file_id = ${fileId})
    union all
    select 'reports' where exists (select from collaboration_report_files where file_id = ${fileId})
    union all
    select 'comments' where exists (select from collaboration_threads where file_id = ${fileId})
      or exists (select from collaboration_comment_files where file_id = ${fileId})`.execute(db);
  return rows.map(({ part }) => part);
}

/** Counts the files of a collaboration, and the bytes of all their versions. */
export async function countFiles(db: Db, collaborationId: string) {
  const { rows } = await sql<{ files: number; loose_files: number; byte_size: number }>`
    select count(*)::int as files, count(*) filter (where f.folder_id is null)::int as loose_files,
      coalesce(sum((select sum(s.byte_size) from collaboration_file_versions v join files s on s.name = v.stored_name
        where v.file_id = f.id)), 0)::bigint as byte_size
    from collaboration_files f where f.collaboration_id = ${collaborationId}`.execute(db);
  return rows[0] ?? { files: 0, loose_files: 0, byte_size: 0 };
}

/** Counts the bytes that the files of a collaboration take, withdrawn ones too. */
export async function countBytes(db: Db, collaborationId: string): Promise<number> {
  const { rows } = await sql<{ byte_size: number }>`
    select coalesce(sum(s.byte_size), 0)::bigint as byte_size from collaboration_file_records f
    join collaboration_file_versions v on v.file_id = f.id join files s on s.name = v.stored_name
    where f.collaboration_id = ${collaborationId}`.execute(db);
  return rows[0]?.byte_size ?? 0;
}

export async function insertFile(db: Db, file: Insertable<CollaborationFiles>): Promise<void> {
  await db.insertInto('collaboration_files').values(file).execute();
}

/** @returns false where the collaboration has no such file. */
export async function updateFile(
  db: Db,
  collaborationId: string,
  id: string,
  changes: Updateable<CollaborationFiles>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collaboration_files')
    .set(changes)
    .where('collaboration_id', '=', collaborationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertVersion(db: Db, version: Insertable<CollaborationFileVersions>): Promise<void> {
  await db.insertInto('collaboration_file_versions').values(version).execute();
}

/** Finds what a member has uploaded to collaborations, oldest first. */
export const findUploadsOf = (db: Db, profileId: string) =>
  db
    .selectFrom('collaboration_file_versions as v')
    .innerJoin('collaboration_files as f', 'f.id', 'v.file_id')
    .innerJoin('files as s', 's.name', 'v.stored_name')
    .select(['f.collaboration_id', 'f.name', 'v.number', 'v.original_name as file_name', 'v.note'])
    .select(['s.media_type', 's.byte_size', 'v.created_at'])
    .where('v.uploaded_by', '=', profileId)
    .where(isThere('f.collaboration_id'))
    .orderBy('v.created_at')
    .orderBy('v.stored_name')
    .execute();
