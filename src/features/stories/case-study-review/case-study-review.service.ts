import type { WaitingItem } from '#features/activity/decisions/decisions.contract.ts';
import { noteDecision, withOpenAnswers } from '#features/activity/decisions/decisions.service.ts';
import { findDraftMedia } from '#features/stories/case-studies/case-studies.repository.ts';
import {
  presentAuthor,
  presentBody,
  presentCard,
  presentContact,
} from '#features/stories/case-studies/case-studies.service.ts';
import { findAuthor } from '#features/stories/case-study-drafts/case-study-drafts.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { dropFiles } from '#platform/server/files/files.ts';
import type {
  CaseStudyDecision,
  CaseStudyReviewQuery,
  listReviewedCaseStudies as List,
  ReviewedCaseStudy,
} from './case-study-review.contract.ts';
import { mailCaseStudyDecided } from './case-study-review.mail.ts';
import { canDecide } from './case-study-review.policy.ts';
import * as review from './case-study-review.repository.ts';

export async function listReviewedCaseStudies(
  ctx: MemberContext,
  query: CaseStudyReviewQuery,
): Promise<RouteOutput<typeof List>> {
  const { records, total } = await review.findReviewed(ctx.db, query);
  return {
    records: records.map((row) => ({ ...row, author: presentAuthor(ctx, row) })),
    pagination: paginationOf(query, total),
  };
}

/** @throws AppError CASE_STUDY_NOT_FOUND. */
export async function getReviewedCaseStudy(ctx: MemberContext, id: string): Promise<ReviewedCaseStudy> {
  const row = await review.findForReview(ctx.db, id);
  if (!row) throw new AppError('CASE_STUDY_NOT_FOUND');
  const [about] = await withOpenAnswers(ctx, 'case-study', [{ id }]);
  const { is_liked, status, changed_at, is_public, remark, sent_at, decided_at, version } = row;
  return {
    ...presentCard(ctx, row),
    ...presentBody(row, await findDraftMedia(ctx.db, id)),
    is_liked,
    status,
    changed_at,
    is_public,
    remark,
    sent_at,
    decided_at,
    version,
    contact: presentContact(row),
    is_own: row.author_id === ctx.actor.profileId,
    answer: about?.answer ?? null,
  };
}

/** Counts stories that wait for a decision, and dates the oldest. */
export const countPendingCaseStudies = (ctx: MemberContext): Promise<WaitingSummary> =>
  review.summariseWaitingCaseStudies(ctx.db);

const OUTCOMES = { published: 'accepted', returned: 'returned', declined: 'refused' } as const;

/**
 * Publishes a story, returns it with a remark, or declines it, and mails the author. An earlier version stays published
 * while a later one is returned or declined; a published story of which no later version waits is taken down.
 * @throws AppError CASE_STUDY_NOT_FOUND; CASE_STUDY_ALREADY_DECIDED, also if the author has taken it back;
 *   CASE_STUDY_CHANGED if the author has sent another version since.
 */
export function decideCaseStudy(
  ctx: MemberContext,
  id: string,
  { decision, remark = null, version }: CaseStudyDecision,
): Promise<ReviewedCaseStudy> {
  return transact(ctx, async (ctx) => {
    const story = await review.lockCaseStudy(ctx.db, id);
    if (!story) throw new AppError('CASE_STUDY_NOT_FOUND');
    if (!canDecide(story, decision)) throw new AppError('CASE_STUDY_ALREADY_DECIDED');
    if (story.version !== version) throw new AppError('CASE_STUDY_CHANGED');
    if (decision === 'published') await review.publish(ctx.db, id, ctx.now);
    else if (story.status !== 'pending') await review.unpublish(ctx.db, id);
    await dropFiles(ctx, await review.findUnusedFiles(ctx.db, id));
    await review.updateDecision(ctx.db, id, { status: decision, remark, decided_at: ctx.now });
    recordAct(ctx, {
      kind: 'case-study-decided',
      subject: ['success story', id],
      facts: { decision, version, author: story.author_id },
    });
    await noteDecision(ctx, {
      kind: 'case-study',
      id,
      title: story.title,
      author: story.author_id,
      outcome: OUTCOMES[decision],
      reason: remark,
    });
    const to = await findAuthor(ctx.db, story.author_id);
    await mailCaseStudyDecided(ctx, { to, story, decision, remark });
    return getReviewedCaseStudy(ctx, id);
  });
}

/** Lists stories that wait for a decision, oldest first. */
export async function listWaitingCaseStudies(ctx: MemberContext, most: number): Promise<WaitingItem[]> {
  const rows = await review.findWaitingItems(ctx.db, most);
  return rows.map(({ id, title, summary, version, member_name, sent_at }) => ({
    id,
    title: title || 'Untitled story',
    text: summary,
    author_name: member_name,
    since: sent_at,
    path: `/admin/case-studies?story=${id}`,
    stamp: String(version),
  }));
}

/** Lets a declined story wait again, after an answer of its author. @throws AppError REFUSAL_NOT_FOUND. */
export async function reopenCaseStudy(ctx: MemberContext, id: string): Promise<void> {
  if (!(await review.reopenCaseStudy(ctx.db, id, ctx.now))) throw new AppError('REFUSAL_NOT_FOUND');
}
