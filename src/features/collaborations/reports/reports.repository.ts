import { type Insertable, sql, type Updateable } from 'kysely';
import {
  hasPartnersIn,
  partnersIn,
} from '#features/collaborations/collaboration/collaboration-members.repository.ts';
import { rolesWith } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import type { Reader } from '#features/collaborations/collaboration/collaborations.repository.ts';
import { readableBy } from '#features/collaborations/readers/readers.repository.ts';
import { DELETED_MEMBER } from '#features/profiles/records/deleted-member.rules.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { CollaborationReports } from '#platform/server/database/schema.generated.ts';
import type { ReportContent, ReportStatus } from './reports.contract.ts';

const COLUMNS = columnsOf(
  'r',
  `
  id collaboration_id title period_from period_to summary challenges next_steps status round author_for sent_at
  answered_at reason created_at updated_at version field_versions
`,
);
/** Reports that were sent before reports could quote comments have none. */
const CONTENT = sql<ReportContent | null>`'{"comments": []}'::jsonb || r.content`.as('content');
const AUTHOR = sql<string>`coalesce((select p.member_name from profiles p where p.id = r.author_for),
  r.content->>'author_name', ${sql.lit(DELETED_MEMBER)})`.as('author_name');
const ANSWERED_BY = sql<string | null>`coalesce(acting_name(r.answered_by, r.answered_for),
  (select p.member_name from profiles p where p.id = r.answered_for))`.as('answered_by_name');

/** The reports that the people of an organisation read: all that were sent, and the own drafts. */
const reports = (db: Db, collaborationId: string, profileId: string) =>
  db
    .selectFrom('collaboration_reports as r')
    .select(COLUMNS)
    .select([CONTENT, AUTHOR, ANSWERED_BY])
    .$narrowType<{ status: ReportStatus }>()
    .where('r.collaboration_id', '=', collaborationId)
    .where((eb) => eb.or([eb('r.status', '<>', 'draft'), eb('r.author_for', '=', profileId)]));

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

/** Finds one page of the reports that an organisation reads, newest first. */
export const findReports = (
  db: Db,
  collaborationId: string,
  { profileId, page, pageSize }: ListQuery & { profileId: string },
) =>
  reports(db, collaborationId, profileId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export const findReport = (db: Db, collaborationId: string, profileId: string, id: string) =>
  reports(db, collaborationId, profileId).where('r.id', '=', id).executeTakeFirst();

/** Finds a report and locks it, so that of two answers one wins. */
export const findReportForUpdate = (db: Db, collaborationId: string, profileId: string, id: string) =>
  reports(db, collaborationId, profileId).where('r.id', '=', id).forUpdate('r').executeTakeFirst();

/** Finds the first reports of partners that wait for an answer of the organisation, the longest waiting first, and the number of all. */
export const findReportsToAnswer = (db: Db, { accountId, profileId }: Reader, limit: number) =>
  db
    .selectFrom('collaboration_participants as mine')
    .innerJoin('collaborations as c', 'c.id', 'mine.collaboration_id')
    .innerJoin('collaboration_reports as r', 'r.collaboration_id', 'c.id')
    .innerJoin('profiles as author', 'author.id', 'r.author_for')
    .select(['r.id', 'r.title', 'r.sent_at', 'author.member_name as name'])
    .select(['c.id as collaboration_id', 'c.title as collaboration_title'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .$narrowType<{ sent_at: string }>()
    .where('mine.profile_id', '=', profileId)
    .where('mine.role', 'in', rolesWith('answers'))
    .where(readableBy(accountId))
    .where('r.status', '=', 'sent')
    .where('r.author_for', '<>', profileId)
    .where('c.archived_at', 'is', null)
    .orderBy('r.sent_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();

/**
 * Finds the first reports of the member that wait for partners to answer, the longest waiting first, and the number of all.
 * @param id one report alone.
 */
export const findUnansweredReports = (
  db: Db,
  { accountId, profileId }: Reader,
  { limit, id }: { limit: number; id?: string | undefined },
) =>
  db
    .selectFrom('collaboration_participants as mine')
    .innerJoin('collaborations as c', 'c.id', 'mine.collaboration_id')
    .innerJoin('collaboration_reports as r', 'r.collaboration_id', 'c.id')
    .select(['r.id', 'r.title', 'r.sent_at', 'c.id as collaboration_id', 'c.title as collaboration_title'])
    .select(partnersIn(rolesWith('answers')).as('partners'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .$narrowType<{ sent_at: string }>()
    .where('mine.profile_id', '=', profileId)
    .where(readableBy(accountId))
    .where(hasPartnersIn(rolesWith('answers')))
    .where('r.status', '=', 'sent')
    .where('r.author_for', '=', profileId)
    .where('c.archived_at', 'is', null)
    .$if(id !== undefined, (some) => some.where('r.id', '=', id as string))
    .orderBy('r.sent_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();

/** Returns true if the collaboration already has `max` reports. */
export const hasReports = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_reports', column: 'collaboration_id' }, collaborationId, max);

export async function insertReport(db: Db, report: Insertable<CollaborationReports>): Promise<void> {
  await db.insertInto('collaboration_reports').values(report).execute();
}

export async function updateReport(
  db: Db,
  id: string,
  changes: Updateable<CollaborationReports>,
): Promise<void> {
  await db.updateTable('collaboration_reports').set(changes).where('id', '=', id).execute();
}

export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('collaboration_reports').where('id', '=', id).execute();
}

/** Finds the ids of the files that a report names. */
export async function findReportFiles(db: Db, reportId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collaboration_report_files')
    .select('file_id')
    .where('report_id', '=', reportId)
    .orderBy('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/** Makes a report name these files and no others but withdrawn ones. */
export async function replaceReportFiles(db: Db, reportId: string, fileIds: string[]): Promise<void> {
  await db
    .deleteFrom('collaboration_report_files')
    .where('report_id', '=', reportId)
    .where('file_id', 'in', db.selectFrom('collaboration_files').select('id'))
    .execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto('collaboration_report_files')
    .values(fileIds.map((file_id) => ({ report_id: reportId, file_id })))
    .execute();
}

/** Counts the readings of each indicator of a collaboration in a period; one without any is missing. */
export async function countReadings(
  db: Db,
  collaborationId: string,
  { period_from, period_to }: Pick<ReportContent, 'period_from' | 'period_to'>,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('collaboration_readings as r')
    .innerJoin('collaboration_indicators as i', 'i.id', 'r.indicator_id')
    .select('i.id')
    .select(sql<number>`count(*)::int`.as('readings'))
    .where('i.collaboration_id', '=', collaborationId)
    .where('r.reading_date', '>=', period_from)
    .where('r.reading_date', '<=', period_to)
    .groupBy('i.id')
    .execute();
  return new Map(rows.map(({ id, readings }) => [id, readings]));
}

/** Finds the reports of a member, oldest first, with what was sent. */
export const findReportsOfMember = (db: Db, memberId: string) =>
  db
    .selectFrom('collaboration_reports as r')
    .select(COLUMNS)
    .select([CONTENT, ANSWERED_BY])
    .where((eb) => eb.or([eb('r.author_for', '=', memberId), eb('r.answered_for', '=', memberId)]))
    .where((eb) => eb.or([eb('r.status', '<>', 'draft'), eb('r.author_for', '=', memberId)]))
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();

/** Deletes the drafts of a member, which nobody else reads. */
export async function deleteDraftsOf(db: Db, memberId: string): Promise<void> {
  await db
    .deleteFrom('collaboration_reports')
    .where('author_for', '=', memberId)
    .where('status', '=', 'draft')
    .execute();
}

/** Takes the name of a member off the reports that the member sent. */
export async function anonymiseReportsOf(db: Db, memberId: string): Promise<void> {
  await sql`
    update collaboration_reports set content = content || jsonb_build_object('author_name', ${DELETED_MEMBER}::text)
    where author_for = ${memberId} and content is not null`.execute(db);
}
