import type { WaitingItem } from '#features/activity/decisions/decisions.contract.ts';
import { noteDecision } from '#features/activity/decisions/decisions.service.ts';
import { CourseContent } from '#features/learn/courses/course-content.contract.ts';
import { publishCourse } from '#features/learn/courses/course-publishing.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { parsePart } from '#platform/server/http/validation.ts';
import { checkFiles, dropUnusedFiles } from './course-files.service.ts';
import { mailCourseDeclined, mailCoursePublished, mailCourseReturned } from './course-proposal.mail.ts';
import type { CourseProposal, ProposalDecision, ProposalSummary } from './course-proposals.contract.ts';
import * as proposals from './course-proposals.repository.ts';
import { reviewPath } from './course-proposals.rules.ts';
import { presentProposal } from './course-proposals.service.ts';

export const listWaitingCourseProposals = (
  ctx: MemberContext,
  query: ListQuery,
): Promise<ProposalSummary[]> => proposals.findWaiting(ctx.db, query);

/** Counts courses that wait for a decision, and dates the oldest. */
export const countWaitingCourses = (ctx: MemberContext): Promise<WaitingSummary> =>
  proposals.summariseWaitingProposals(ctx.db);

/** Publishes what the author submitted, as the first or the next version. */
async function publish(ctx: MemberContext, row: proposals.ProposalRow): Promise<void> {
  const content = parsePart(CourseContent, row.content) as CourseContent;
  await checkFiles(ctx, row.id, content);
  await publishCourse(ctx, { id: row.id, key: null, author_id: row.author_id, reviewed_on: null }, content);
  await dropUnusedFiles(ctx, row.id, content);
}

const OUTCOMES = { published: 'accepted', returned: 'returned', declined: 'refused' } as const;

/**
 * Publishes a submitted course, returns it to its author with a remark, or declines it, and mails the author.
 * @throws AppError COURSE_PROPOSAL_NOT_FOUND, COURSE_NOT_SUBMITTED; CONFLICT for another state than the admin has seen.
 */
export function decideCourseProposal(
  ctx: MemberContext,
  id: string,
  { revision, status, remark }: ProposalDecision,
): Promise<CourseProposal> {
  return transact(ctx, async (ctx) => {
    const row = await proposals.findProposal(ctx.db, id, true);
    if (!row) throw new AppError('COURSE_PROPOSAL_NOT_FOUND');
    if (row.status !== 'submitted') throw new AppError('COURSE_NOT_SUBMITTED');
    if (row.revision !== revision) throw new AppError('CONFLICT');
    if (status === 'published') await publish(ctx, row);
    const words = status === 'published' ? null : (remark ?? '');
    await proposals.updateProposal(ctx.db, id, { status, remark: words, decided_at: ctx.now }, ctx.now);
    recordAct(ctx, {
      kind: 'course-decided',
      subject: ['course', id],
      facts: { decision: status, author: row.author_id },
    });
    await noteDecision(ctx, {
      kind: 'course',
      id,
      title: row.title,
      author: row.author_id,
      outcome: OUTCOMES[status],
      reason: words,
    });
    const proposal = await presentProposal(ctx, id);
    const to = { id: row.author_id, email: row.author_email };
    const about = { to, id, title: row.title };
    if (status === 'published') await mailCoursePublished(ctx, { ...about, slug: proposal.slug ?? '' });
    else if (status === 'returned') await mailCourseReturned(ctx, { ...about, remark: words ?? '' });
    else await mailCourseDeclined(ctx, { ...about, remark: words ?? '' });
    return proposal;
  });
}

export const listHiddenCourses = (ctx: MemberContext, query: ListQuery) =>
  proposals.findHidden(ctx.db, query);

/** Takes a course out of the catalog, or puts it back. @throws AppError COURSE_NOT_FOUND. */
export async function setCourseHidden(
  ctx: MemberContext,
  id: string,
  isHidden: boolean,
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await proposals.setHidden(ctx.db, id, isHidden))) throw new AppError('COURSE_NOT_FOUND');
    recordAct(ctx, { kind: isHidden ? 'course-hidden' : 'course-shown', subject: ['course', id] });
    return { id };
  });
}

/** Lists courses that wait for a decision, oldest first. */
export async function listWaitingCourses(ctx: MemberContext, most: number): Promise<WaitingItem[]> {
  const rows = await proposals.findWaitingItems(ctx.db, most);
  return rows.map(({ id, title, description, author_name, revision, submitted_at }) => ({
    id,
    title,
    text: description ?? '',
    author_name,
    since: submitted_at,
    path: reviewPath(id),
    stamp: String(revision),
  }));
}

/** Lets a declined course wait again, after an answer of its author. @throws AppError REFUSAL_NOT_FOUND. */
export async function reopenCourse(ctx: MemberContext, id: string): Promise<void> {
  if (!(await proposals.reopenProposal(ctx.db, id, ctx.now))) throw new AppError('REFUSAL_NOT_FOUND');
}
