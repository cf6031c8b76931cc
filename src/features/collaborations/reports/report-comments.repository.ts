import { sql } from 'kysely';
import { authorOfComment } from '#features/collaborations/comments/comments.repository.ts';
import { isThere } from '#features/collaborations/readers/readers.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { newId } from '#platform/server/ids.ts';
import type { QuotableQuery, ReportContent } from './reports.contract.ts';

/** Comments of a collaboration that are still there, newest first. */
const comments = (db: Db, collaborationId: string) =>
  db
    .selectFrom('collaboration_comments as c')
    .innerJoin('collaboration_threads as t', 't.id', 'c.thread_id')
    .leftJoin('collaboration_milestones as m', 'm.id', 't.milestone_id')
    .leftJoin('collaboration_files as f', 'f.id', 't.file_id')
    .select(['c.id', 'c.body', 'c.created_at', authorOfComment.as('author')])
    .select(sql<string | null>`coalesce(m.title, f.name, t.file_name)`.as('about'))
    .where('t.collaboration_id', '=', collaborationId)
    .where('c.removed_at', 'is', null)
    .orderBy('c.id', 'desc');

export type QuotedRow = Awaited<ReturnType<typeof findQuotedComments>>[number];

/** Finds one page of the comments that a report can quote. */
export function findQuotableComments(
  db: Db,
  collaborationId: string,
  { search, page, pageSize }: QuotableQuery,
) {
  let found = comments(db, collaborationId);
  if (search) found = found.where(sql<boolean>`strpos(lower(c.body), lower(${search})) > 0`);
  return found
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** Finds the comments that a report quotes, as far as they are still there, oldest first. */
export const findQuotedComments = (db: Db, collaborationId: string, reportId: string) =>
  comments(db, collaborationId)
    .innerJoin('collaboration_report_comments as q', 'q.comment_id', 'c.id')
    .where('q.report_id', '=', reportId)
    .clearOrderBy()
    .orderBy('c.id')
    .execute();

/** Counts the comments that a report quotes, deleted ones too. */
export async function countQuotedComments(db: Db, reportId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from collaboration_report_comments where report_id = ${reportId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Keeps comments of a collaboration as they are until the transaction ends. @returns how many of them are there. */
export async function lockComments(db: Db, collaborationId: string, ids: string[]): Promise<number> {
  const rows = await db
    .selectFrom('collaboration_comments as c')
    .innerJoin('collaboration_threads as t', 't.id', 'c.thread_id')
    .select('c.id')
    .where('t.collaboration_id', '=', collaborationId)
    .where('c.removed_at', 'is', null)
    .where('c.id', 'in', ids)
    .orderBy('c.id')
    .forShare('c')
    .execute();
  return rows.length;
}

/** Makes a report quote these comments and no others. */
export async function replaceQuotedComments(db: Db, reportId: string, commentIds: string[]): Promise<void> {
  await db.deleteFrom('collaboration_report_comments').where('report_id', '=', reportId).execute();
  if (commentIds.length === 0) return;
  await db
    .insertInto('collaboration_report_comments')
    .values(commentIds.map((comment_id) => ({ id: newId(), report_id: reportId, comment_id })))
    .execute();
}

/** Forgets which of the comments that a report quotes were deleted. */
export async function deleteMissingQuotes(db: Db, reportId: string): Promise<void> {
  await sql`
    delete from collaboration_report_comments q where q.report_id = ${reportId} and not exists (
      select from collaboration_comments c where c.id = q.comment_id and c.removed_at is null)`.execute(db);
}

/** The condition that the sent report `r` quotes a person. */
const quotes = (accountId: string) =>
  sql<boolean>`r.content -> 'comments' @> ${JSON.stringify([{ author: { id: accountId } }])}::jsonb`;

/** Finds the words of a person in sent reports, for the export of the data: they stay when the comment is deleted. */
export async function findQuotesOf(db: Db, accountId: string) {
  const { rows } = await sql<
    { report_id: string; collaboration_id: string } & ReportContent['comments'][number]
  >`
    select r.id as report_id, r.collaboration_id, q.*
    from collaboration_reports r,
      jsonb_to_recordset(r.content -> 'comments') q (id uuid, about text, text text, created_at text, author jsonb)
    where ${quotes(accountId)} and q.author ->> 'id' = ${accountId} and ${isThere('r.collaboration_id')}
    order by r.created_at, r.id, q.id`.execute(db);
  return rows;
}

/** Takes the name of a person off the comments that sent reports quote: the words stay, as in the comments themselves. */
export async function anonymiseQuotesOf(db: Db, accountId: string): Promise<void> {
  await sql`
    update collaboration_reports r set content = jsonb_set(r.content, '{comments}', (
      select jsonb_agg(case when q.one -> 'author' ->> 'id' = ${accountId}
        then q.one || '{"author": null}' else q.one end order by q.at)
      from jsonb_array_elements(r.content -> 'comments') with ordinality q (one, at)))
    where ${quotes(accountId)}`.execute(db);
}
