import {
  type AnsweredKind,
  type Refusal,
  type RefusalAnswerInput,
  SUBJECT_KINDS,
  type SubjectKind,
  type WaitingItem,
} from '#features/activity/decisions/decisions.contract.ts';
import * as decisions from '#features/activity/decisions/decisions.service.ts';
import * as posts from '#features/community/moderation/moderation.service.ts';
import * as courses from '#features/learn/course-proposals/course-review.service.ts';
import * as resources from '#features/learn/resource-review/resource-review.service.ts';
import * as stories from '#features/stories/case-study-review/case-study-review.service.ts';
import * as testimonials from '#features/stories/testimonials/testimonials.service.ts';
import * as reports from '#features/support/grievances/grievances.service.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import type {
  listModerationLog as Log,
  ModerationDecision,
  listModerationQueue as Queue,
  QueueItem,
  QueueQuery,
} from './moderation-queue.contract.ts';
import { KIND_WORDS, needsReason } from './moderation-words.data.ts';

/** Most items of each kind that the queue reads; more wait behind them. */
const EACH_MAX = 200;

/** Most that the tree counts of a kind. */
const COUNTED_MAX = 100;

const keyOf = (kind: SubjectKind, id: string) => `${kind}:${id}`;

/** Lists the hidden posts that these answers are about. */
const listAnsweredPosts = (ctx: MemberContext, answers: { subject_kind: string; subject_id: string }[]) =>
  posts.listHiddenPosts(
    ctx,
    answers.filter((answer) => answer.subject_kind === 'post').map(({ subject_id }) => subject_id),
  );

/** Reads what waits, of all kinds. Each area answers with one statement, three at a time. */
async function readQueue(ctx: MemberContext): Promise<QueueItem[]> {
  const [testimonial, caseStudy, resource] = await Promise.all([
    testimonials.listWaitingTestimonials(ctx, EACH_MAX),
    stories.listWaitingCaseStudies(ctx, EACH_MAX),
    resources.listWaitingResourceItems(ctx, EACH_MAX),
  ]);
  const [course, reported, report] = await Promise.all([
    courses.listWaitingCourses(ctx, EACH_MAX),
    posts.listWaitingPosts(ctx, EACH_MAX),
    reports.listOpenReports(ctx, EACH_MAX),
  ]);
  const answers = await decisions.listOpenAnswers(ctx, SUBJECT_KINDS.length * EACH_MAX);
  const hidden = await listAnsweredPosts(ctx, answers);
  const waiting: Record<SubjectKind, WaitingItem[]> = {
    testimonial,
    resource,
    course,
    report,
    'case-study': caseStudy,
    post: [...reported, ...hidden],
  };
  const answerOf = new Map(
    answers.map((one) => [keyOf(one.subject_kind as SubjectKind, one.subject_id), one]),
  );
  const items = SUBJECT_KINDS.flatMap((kind) =>
    waiting[kind].map((item): QueueItem => {
      const found = answerOf.get(keyOf(kind, item.id));
      return { ...item, kind, since: found?.created_at ?? item.since, answer: found ?? null };
    }),
  );
  return items.sort((one, other) => one.since.localeCompare(other.since) || one.id.localeCompare(other.id));
}

/** Lists what waits for a decision, the longest waiting first. */
export async function listModerationQueue(
  ctx: MemberContext,
  { kind, answered, ...query }: QueueQuery,
): Promise<RouteOutput<typeof Queue>> {
  const all = await readQueue(ctx);
  const chosen = all.filter((item) => (!kind || item.kind === kind) && (!answered || item.answer));
  const from = (query.page - 1) * query.pageSize;
  const countOf = (one: SubjectKind) => all.filter((item) => item.kind === one).length;
  return {
    records: chosen.slice(from, from + query.pageSize),
    pagination: paginationOf(query, chosen.length),
    counts: {
      all: all.length,
      answered: all.filter(({ answer }) => answer).length,
      kinds: Object.fromEntries(SUBJECT_KINDS.map((one) => [one, countOf(one)])) as Record<
        SubjectKind,
        number
      >,
    },
  };
}

type Decide = (ctx: MemberContext, id: string, decision: ModerationDecision) => Promise<unknown>;

const PUBLISHED = { accepted: 'published', returned: 'returned', refused: 'declined' } as const;

/** The areas decide: each with its own rules, mails and entries in the audit log. */
const DECIDE: Record<SubjectKind, Decide> = {
  testimonial: (ctx, id, { decision, reason, stamp }) =>
    testimonials.decidePendingTestimonial(ctx, id, {
      status: decision === 'accepted' ? 'published' : 'declined',
      reason,
      version: Number(stamp),
    }),
  'case-study': (ctx, id, { decision, reason, stamp }) =>
    stories.decideCaseStudy(ctx, id, {
      decision: PUBLISHED[decision],
      remark: reason,
      version: Number(stamp),
    }),
  resource: (ctx, id, { decision, reason, stamp }) => {
    // The mark needs the check that its own page asks for.
    const decided = { status: PUBLISHED[decision], remark: reason, waiting_since: stamp, is_verified: false };
    return resources.decideResource(ctx, id, decided);
  },
  course: (ctx, id, { decision, reason, stamp }) =>
    courses.decideCourseProposal(ctx, id, {
      status: PUBLISHED[decision],
      remark: reason,
      revision: Number(stamp),
    }),
  post: (ctx, id, { decision, reason, stamp }) => {
    const isShown = decision === 'accepted';
    if (stamp === 'answered') return posts.decideAnsweredPost(ctx, id, { isShown, reason: reason ?? null });
    return posts.decideReports(ctx, id, {
      decision: isShown ? 'dismissed' : 'hidden',
      reason: reason ?? undefined,
    });
  },
  report: (ctx, id, { decision, reason }) =>
    reports.decideGrievance(ctx, id, {
      decision: decision === 'accepted' ? 'granted' : 'refused',
      reasons: reason ?? '',
    }),
};

/**
 * Decides on something that waits.
 * @throws AppError VALIDATION_FAILED for a decision that this kind does not have; the errors of its area, 409 if another
 *   admin was first.
 */
export async function decideQueueItem(
  ctx: MemberContext,
  { kind, id }: { kind: SubjectKind; id: string },
  input: ModerationDecision,
): Promise<{ id: string; decision: ModerationDecision['decision'] }> {
  const { decision, reason } = input;
  if (!KIND_WORDS[kind].decisions[decision])
    throw validationError({ decision: 'Please choose another decision' });
  if (needsReason(kind, decision) && !reason) throw validationError({ reason: 'Please give a reason' });
  await DECIDE[kind](ctx, id, input);
  return { id, decision };
}

/** Lists decisions, newest first. */
export async function listModerationLog(
  ctx: MemberContext,
  { kind, ...query }: PageQuery & { kind?: SubjectKind | undefined },
): Promise<RouteOutput<typeof Log>> {
  const { rows, total } = await decisions.listDecisions(ctx, kind, query);
  const records = rows.map(({ subject_kind, subject_title, decision, ...row }) => ({
    ...row,
    kind: subject_kind as SubjectKind,
    title: subject_title,
    decision: decision as ModerationDecision['decision'],
  }));
  return { records, pagination: paginationOf(query, total) };
}

/** Counts what the desk does not count: reports of content, and answers about hidden posts. At most a hundred of each. */
export async function countOtherModeration(ctx: MemberContext): Promise<number> {
  const [open, answers] = await Promise.all([
    reports.listOpenReports(ctx, COUNTED_MAX),
    decisions.listOpenAnswers(ctx, COUNTED_MAX),
  ]);
  return open.length + (await listAnsweredPosts(ctx, answers)).length;
}

const REOPEN: Record<AnsweredKind, (ctx: MemberContext, id: string) => Promise<void>> = {
  testimonial: testimonials.reopenTestimonial,
  'case-study': stories.reopenCaseStudy,
  resource: resources.reopenResource,
  course: courses.reopenCourse,
  post: posts.reopenPost,
};

/**
 * Stores the author's one answer to a refusal; the item waits for a decision again.
 * @throws AppError REFUSAL_NOT_FOUND, REFUSAL_ANSWERED.
 */
export function answerRefusal(
  ctx: MemberContext,
  { kind, id }: { kind: AnsweredKind; id: string },
  { body }: RefusalAnswerInput,
): Promise<Refusal> {
  return transact(ctx, async (ctx) => {
    await decisions.storeAnswer(ctx, kind, id, body);
    await REOPEN[kind](ctx, id);
    return decisions.getRefusal(ctx, kind, id);
  });
}
