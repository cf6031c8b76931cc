import { Readable } from 'node:stream';
import { fieldChanges, recordChange } from '#features/collaborations/changes/changes.service.ts';
import { findOtherMembers } from '#features/collaborations/collaboration/collaboration-members.repository.ts';
import type { CollaborationRight } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import {
  getCollaboration,
  getOpenCollaboration,
  lockCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { lockFiles } from '#features/collaborations/files/chosen-files.service.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import {
  differingFields,
  nextVersion,
  refuseConflicts,
} from '#features/profiles/records/field-versions.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import { cleanFileName } from '#platform/server/files/file-content.ts';
import type { FileToSend } from '#platform/server/files/files.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { renderer } from '#platform/server/threads/rendering.ts';
import { mailReportAnswered, mailReportSent } from './report.mail.ts';
import * as quotes from './report-comments.repository.ts';
import { draftContent, toQuoted } from './report-content.service.ts';
import { findEdits, saveEdits } from './report-edits.repository.ts';
import type { drawReport } from './report-pdf.service.ts';
import { readPictures } from './report-pictures.service.ts';
import {
  PERIOD_WRONG,
  type QuotableQuery,
  type QuotedComment,
  REPORTS_MAX,
  type Report,
  type ReportAnswer,
  type ReportInput,
  type ReportSummary,
  type ReportUpdate,
} from './reports.contract.ts';
import * as reports from './reports.repository.ts';

/*
 * Every function here first reads the collaboration as the caller, so that a caller who does not take part gets
 * COLLABORATION_NOT_FOUND and learns nothing else. A draft of another organisation is REPORT_NOT_FOUND.
 */

interface ReportPath {
  id: string;
  reportId: string;
}

const isOwn = ({ actor }: MemberContext, { author_for }: reports.ReportRow) => author_for === actor.profileId;
const isEditable = ({ status }: reports.ReportRow) => status === 'draft' || status === 'returned';

/** A report in a list: others read the title and the days that were sent, not those of the next sending. */
function summaryOf(ctx: MemberContext, row: reports.ReportRow): ReportSummary {
  const { id, status, round, author_name, sent_at, answered_at, answered_by_name, reason, updated_at } = row;
  const { title, period_from, period_to } = (!isOwn(ctx, row) && row.content) || row;
  return {
    id,
    status,
    round,
    author_name,
    sent_at,
    answered_at,
    answered_by_name,
    reason,
    updated_at,
    title,
    period_from,
    period_to,
    is_own: isOwn(ctx, row),
  };
}

/** A report with what it says to the caller. */
async function asCallerReads(
  ctx: MemberContext,
  collaboration: Collaboration,
  row: reports.ReportRow,
): Promise<Report> {
  const sent = isOwn(ctx, row) && isEditable(row) ? null : row.content;
  const edits = isOwn(ctx, row) ? await findEdits(ctx.db, row.id) : [];
  const facts = { ...summaryOf(ctx, row), version: row.version, edits };
  if (sent) return { ...facts, content: sent, missing_comments: 0 };
  const content = await draftContent(ctx, collaboration, row);
  const missing_comments = (await quotes.countQuotedComments(ctx.db, row.id)) - content.comments.length;
  return { ...facts, content, missing_comments };
}

/** @throws AppError REPORT_NOT_FOUND. */
async function findReport(ctx: MemberContext, { id, reportId }: ReportPath): Promise<reports.ReportRow> {
  const row = await reports.findReport(ctx.db, id, ctx.actor.profileId, reportId);
  if (!row) throw new AppError('REPORT_NOT_FOUND');
  return row;
}

/** Reads a collaboration with a right, and locks a report of it. @throws AppError REPORT_NOT_FOUND. */
async function lockReport(ctx: MemberContext, { id, reportId }: ReportPath, right: CollaborationRight) {
  const collaboration = await getOpenCollaboration(ctx, id, right);
  const row = await reports.findReportForUpdate(ctx.db, id, ctx.actor.profileId, reportId);
  if (!row) throw new AppError('REPORT_NOT_FOUND');
  return { collaboration, row };
}

/** Locks a report that the caller may change. @throws AppError FORBIDDEN for another organisation's; REPORT_SENT. */
async function lockOwnReport(ctx: MemberContext, path: ReportPath) {
  const found = await lockReport(ctx, path, 'reports');
  if (!isOwn(ctx, found.row)) throw new AppError('FORBIDDEN');
  if (!isEditable(found.row)) throw new AppError('REPORT_SENT');
  return found;
}

const changeOf = ({ collaboration_id, id, title }: reports.ReportRow) => ({
  collaborationId: collaboration_id,
  noun: 'report' as const,
  subject: { id, label: title },
});

/**
 * Checks what a report names, and keeps it until the transaction ends.
 * @throws AppError VALIDATION_FAILED naming the field where a file or a comment is gone or belongs to another collaboration.
 */
async function lockNamed(
  ctx: MemberContext,
  collaborationId: string,
  { file_ids, comment_ids = [] }: Pick<ReportUpdate, 'file_ids' | 'comment_ids'>,
): Promise<void> {
  if (file_ids) await lockFiles(ctx, collaborationId, { file_ids });
  const found =
    comment_ids.length === 0 ? 0 : await quotes.lockComments(ctx.db, collaborationId, comment_ids);
  if (found < comment_ids.length) {
    const message = 'A comment is no longer in this collaboration. Please choose again.';
    throw validationError({ comment_ids: message });
  }
}

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listQuotableComments(
  ctx: MemberContext,
  collaborationId: string,
  query: QuotableQuery,
): Promise<QuotedComment[]> {
  await requireReadable(ctx, collaborationId);
  return (await quotes.findQuotableComments(ctx.db, collaborationId, query)).map(toQuoted);
}

/** Colleagues who have the workspace open see drafts, too; the history keeps none of them. */
const publishDraft = (ctx: MemberContext, collaborationId: string) =>
  publishWork(ctx, collaborationId, ['reports']);

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listReports(
  ctx: MemberContext,
  collaborationId: string,
  query: ListQuery,
): Promise<ReportSummary[]> {
  await requireReadable(ctx, collaborationId);
  const { profileId } = ctx.actor;
  const rows = await reports.findReports(ctx.db, collaborationId, { ...query, profileId });
  return rows.map((row) => summaryOf(ctx, row));
}

/** @throws AppError REPORT_NOT_FOUND. */
/** Returns the first reports that wait for an answer of the organisation, and the number of all. */
export async function listReportsToAnswer(ctx: MemberContext, limit: number) {
  return withTotal(await reports.findReportsToAnswer(ctx.db, ctx.actor, limit));
}

/** Lists the first reports of the member that wait for partners, the longest waiting first, and counts all. */
export async function listUnansweredReports(ctx: MemberContext, asked: { limit: number; id?: string }) {
  return withTotal(await reports.findUnansweredReports(ctx.db, ctx.actor, asked));
}

export async function getReport(ctx: MemberContext, path: ReportPath): Promise<Report> {
  const collaboration = await getCollaboration(ctx, path.id);
  return asCallerReads(ctx, collaboration, await findReport(ctx, path));
}

/** @throws AppError LIMIT_REACHED, VALIDATION_FAILED. */
export function createReport(
  ctx: MemberContext,
  collaborationId: string,
  { file_ids, comment_ids, ...input }: ReportInput,
): Promise<Report> {
  return transact(ctx, async (ctx) => {
    // Parallel requests must count one another.
    const collaboration = await lockCollaboration(ctx, collaborationId, 'reports');
    if (await reports.hasReports(ctx.db, collaborationId, REPORTS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${REPORTS_MAX} reports, the maximum. Please delete a draft first.`,
      });
    }
    await lockNamed(ctx, collaborationId, { file_ids, comment_ids });
    const id = newId();
    await reports.insertReport(ctx.db, {
      ...input,
      id,
      collaboration_id: collaborationId,
      author_id: ctx.actor.accountId,
      author_for: ctx.actor.profileId,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    await reports.replaceReportFiles(ctx.db, id, file_ids);
    await quotes.replaceQuotedComments(ctx.db, id, comment_ids);
    await publishDraft(ctx, collaborationId);
    return asCallerReads(ctx, collaboration, await findReport(ctx, { id: collaborationId, reportId: id }));
  });
}

/** A report in the form in which it is sent, to compare it with changes. */
const asInput = (row: reports.ReportRow, { content }: Report) => ({
  ...row,
  file_ids: content.files.map(({ id }) => id),
  comment_ids: content.comments.map(({ id }) => id),
});

/** Fields whose values the history of the collaboration keeps, once the others know the report. */
const FIELDS_KEPT = [
  'title',
  'period_from',
  'period_to',
  'summary',
  'challenges',
  'next_steps',
  'file_ids',
] as const;

/** A report in the words that the history keeps. */
const inHistory = ({ content }: Report) => ({
  ...content,
  file_ids: content.files.map(({ name }) => name).join('; '),
});

/**
 * Tells the history of a change of a returned report, and of a draft only the open workspaces. The history has no words of
 * comments: they would stay there when their writer deletes them.
 */
async function tellOfChange(
  ctx: MemberContext,
  row: reports.ReportRow,
  { before, after, changes }: { before: Report; after: Report; changes: ReportUpdate },
): Promise<void> {
  const isKnown = row.status === 'returned';
  const differing = isKnown ? fieldChanges(inHistory(before), inHistory(after), FIELDS_KEPT) : [];
  const quoting = isKnown && changes.comment_ids ? [{ what: 'comment_ids' }] : [];
  const told = [...differing, ...quoting];
  if (told.length === 0) return publishDraft(ctx, row.collaboration_id);
  const subject = changeOf({ ...row, title: after.title });
  return recordChange(ctx, ...told.map((one) => ({ ...subject, ...one })));
}

/**
 * Changes the fields of a draft, or of a returned report, that were sent.
 * @throws AppError REPORT_NOT_FOUND, FORBIDDEN, REPORT_SENT, VALIDATION_FAILED; REPORT_CHANGED naming the fields that
 *   another save has changed since the version that this one started from.
 */
export function updateReport(
  ctx: MemberContext,
  path: ReportPath,
  { version, ...sent }: ReportUpdate,
): Promise<Report> {
  return transact(ctx, async (ctx) => {
    const { collaboration, row } = await lockOwnReport(ctx, path);
    const before = await asCallerReads(ctx, collaboration, row);
    const changes = differingFields(sent, asInput(row, before));
    if (Object.keys(changes).length === 0) return before;
    refuseConflicts(changes, row, version, 'REPORT_CHANGED');
    const { file_ids, comment_ids, ...columns } = changes;
    const { period_from, period_to } = { ...row, ...columns };
    if (period_from > period_to) throw validationError({ period_to: PERIOD_WRONG });
    await lockNamed(ctx, path.id, { file_ids, comment_ids });
    if (file_ids) await reports.replaceReportFiles(ctx.db, row.id, file_ids);
    if (comment_ids) await quotes.replaceQuotedComments(ctx.db, row.id, comment_ids);
    await quotes.deleteMissingQuotes(ctx.db, row.id);
    const { accountId: account_id, profileId: profile_id } = ctx.actor;
    await reports.updateReport(ctx.db, row.id, {
      ...columns,
      ...nextVersion(changes, row),
      author_id: account_id,
      updated_at: ctx.now,
    });
    const edit = { report_id: row.id, account_id, profile_id, edited_at: ctx.now };
    await saveEdits(ctx.db, Object.keys(changes), edit);
    const after = await asCallerReads(ctx, collaboration, await findReport(ctx, path));
    await tellOfChange(ctx, row, { before, after, changes });
    return after;
  });
}

/** @throws AppError REPORT_NOT_FOUND, FORBIDDEN, REPORT_SENT: what was sent once stays. */
export function removeReport(ctx: MemberContext, path: ReportPath): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const { row } = await lockOwnReport(ctx, path);
    if (row.status !== 'draft') throw new AppError('REPORT_SENT');
    await reports.deleteReport(ctx.db, row.id);
    await publishDraft(ctx, path.id);
    return { id: row.id };
  });
}

/**
 * Sends a report: what it says now is stored, so that later changes of the records do not change it, and the other
 * organisations are mailed.
 * @throws AppError REPORT_NOT_FOUND, FORBIDDEN, REPORT_SENT, NO_OTHER_MEMBER.
 */
export function sendReport(ctx: MemberContext, path: ReportPath): Promise<Report> {
  return transact(ctx, async (ctx) => {
    const { collaboration, row } = await lockOwnReport(ctx, path);
    const others = await findOtherMembers(ctx.db, path.id, ctx.actor.profileId);
    if (others.length === 0) {
      throw new AppError('NO_OTHER_MEMBER', {
        message: 'You are the only member of this collaboration. There is nobody to send the report to.',
      });
    }
    const content = await draftContent(ctx, collaboration, row);
    await quotes.deleteMissingQuotes(ctx.db, row.id);
    await reports.updateReport(ctx.db, row.id, {
      status: 'sent',
      round: row.round + 1,
      content: JSON.stringify(content),
      sent_at: ctx.now,
      updated_at: ctx.now,
      author_id: ctx.actor.accountId,
      answered_at: null,
      answered_by: null,
      answered_for: null,
      reason: null,
    });
    await recordChange(ctx, { ...changeOf(row), what: 'sent' });
    const by = await nameOfActor(ctx);
    for (const to of others)
      await mailReportSent(ctx, { to, by, collaboration, report: { id: row.id, title: content.title } });
    return asCallerReads(ctx, collaboration, await findReport(ctx, path));
  });
}

/**
 * Returns or accepts a report of another organisation, and mails that organisation. Of two answers at once one wins.
 * @throws AppError REPORT_NOT_FOUND, FORBIDDEN for the own organisation's, REPORT_ANSWERED.
 */
export function answerReport(
  ctx: MemberContext,
  path: ReportPath,
  { status, reason = null, round }: ReportAnswer,
): Promise<Report> {
  return transact(ctx, async (ctx) => {
    // Nothing that it names is withdrawn meanwhile.
    await lockCollaboration(ctx, path.id, 'answers');
    const { collaboration, row } = await lockReport(ctx, path, 'answers');
    if (isOwn(ctx, row)) throw new AppError('FORBIDDEN');
    if (row.status !== 'sent' || row.round !== round) throw new AppError('REPORT_ANSWERED');
    await reports.updateReport(ctx.db, row.id, {
      status,
      reason,
      updated_at: ctx.now,
      answered_at: ctx.now,
      answered_by: ctx.actor.accountId,
      answered_for: ctx.actor.profileId,
    });
    await recordChange(ctx, { ...changeOf(row), what: status, reason });
    if (row.author_for) {
      await mailReportAnswered(ctx, {
        to: { id: row.author_for },
        by: await nameOfActor(ctx),
        collaboration,
        report: { id: row.id, title: row.title },
        isAccepted: status === 'accepted',
        reason,
      });
    }
    return asCallerReads(ctx, collaboration, await findReport(ctx, path));
  });
}

const renderReport = renderer<typeof drawReport>(
  new URL('./report-pdf.service.ts', import.meta.url),
  'drawReport',
);

/** Draws a report as the caller reads it. @throws AppError REPORT_NOT_FOUND, TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function downloadReport(ctx: MemberContext, path: ReportPath): Promise<FileToSend> {
  const report = await getReport(ctx, path);
  const pictures = await readPictures(ctx, path.id, report.content.files);
  const parts = { publicUrl: ctx.publicUrl };
  const bytes = await renderReport(ctx.actor.accountId, parts, path.id, report, pictures);
  return {
    content: Readable.from([bytes]),
    mediaType: 'application/pdf',
    byteSize: bytes.length,
    name: cleanFileName(`${report.content.title}.pdf`, 'application/pdf'),
  };
}
