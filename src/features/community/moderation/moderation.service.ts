import type { WaitingItem } from '#features/activity/decisions/decisions.contract.ts';
import { noteDecision } from '#features/activity/decisions/decisions.service.ts';
import type { Post } from '#features/community/posts/posts.contract.ts';
import * as posts from '#features/community/posts/posts.repository.ts';
import { FORMER_MEMBER, topicPath } from '#features/community/posts/posts.rules.ts';
import { accessPost, lockPost, type TopicAccess, toPost } from '#features/community/posts/posts.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { WaitingSummary } from '#platform/server/database/waiting.ts';
import { newId } from '#platform/server/ids.ts';
import { renderMarkdown } from '#platform/server/markdown/markdown.ts';
import type { HideInput, ReportDecision, ReportedPost, ReportInput } from './moderation.contract.ts';
import { mailAnswerDecided, mailPostHidden } from './moderation.mail.ts';
import * as moderation from './moderation.repository.ts';

/** Reports a post of another member. @throws AppError POST_NOT_FOUND, FORBIDDEN, POST_REMOVED, POST_ALREADY_REPORTED. */
export async function reportPost(
  ctx: MemberContext,
  postId: string,
  { reason }: ReportInput,
): Promise<{ id: string }> {
  const { post } = await accessPost(ctx, postId);
  if (post.author_id === ctx.actor.profileId)
    throw new AppError('FORBIDDEN', { message: 'You cannot report your own post.' });
  if (post.removed_at || post.hidden_at) throw new AppError('POST_REMOVED');
  const id = newId();
  const report = { id, post_id: postId, reporter_id: ctx.actor.profileId, reason, created_at: ctx.now };
  await mapConstraints({ forum_reports_one: 'POST_ALREADY_REPORTED' }, () =>
    moderation.insertReport(ctx.db, report),
  );
  return { id };
}

const aboutPost = ({ topic, post }: { topic: posts.TopicRow; post: posts.PostRow }) => ({
  kind: 'post' as const,
  id: post.id,
  title: topic.title,
  author: post.author_id,
});

/** Hides a post, decides its open reports, and mails the author. Call inside a transaction. */
async function hide(
  ctx: MemberContext,
  { topic, post }: TopicAccess & { post: posts.PostRow },
  reason: string,
): Promise<void> {
  await posts.updatePost(ctx.db, post.id, {
    is_shown: false,
    hidden_at: ctx.now,
    hidden_by: ctx.actor.profileId,
    hidden_reason: reason,
  });
  await posts.refreshTopic(ctx.db, topic.id);
  recordAct(ctx, { kind: 'post-hidden', subject: ['post', post.id], facts: { author: post.author_id } });
  await noteDecision(ctx, { ...aboutPost({ topic, post }), outcome: 'refused', reason });
  const decision = { decision: 'hidden' as const, decided_by: ctx.actor.profileId, decided_at: ctx.now };
  await moderation.decideReportsOf(ctx.db, post.id, decision);
  const to = post.author_id ? await posts.findMemberToMail(ctx.db, post.author_id) : undefined;
  if (to && to.id !== ctx.actor.profileId) await mailPostHidden(ctx, { to, topic, postId: post.id, reason });
}

async function postNow(ctx: MemberContext, { reader, post }: TopicAccess & { post: posts.PostRow }) {
  const now = await posts.findPost(ctx.db, reader, post.id);
  if (!now) throw new AppError('POST_NOT_FOUND');
  return toPost(ctx, now);
}

/** @throws AppError POST_NOT_FOUND, FORBIDDEN, POST_REMOVED. */
export function hidePost(ctx: MemberContext, id: string, { reason }: HideInput): Promise<Post> {
  return transact(ctx, async (ctx) => {
    const access = await lockPost(ctx, id);
    if (!access.reader.moderates) throw new AppError('FORBIDDEN');
    if (access.post.removed_at || access.post.hidden_at) throw new AppError('POST_REMOVED');
    await hide(ctx, access, reason);
    return postNow(ctx, access);
  });
}

/** Shows a hidden post again. @throws AppError POST_NOT_FOUND, FORBIDDEN. */
export function showPost(ctx: MemberContext, id: string): Promise<Post> {
  return transact(ctx, async (ctx) => {
    const access = await lockPost(ctx, id);
    const { post, topic, reader } = access;
    if (!reader.moderates) throw new AppError('FORBIDDEN');
    // Somebody else was first.
    if (!post.hidden_at) return postNow(ctx, access);
    await posts.updatePost(ctx.db, id, { hidden_at: null, hidden_by: null, hidden_reason: null });
    await posts.refreshTopic(ctx.db, topic.id);
    recordAct(ctx, { kind: 'post-shown', subject: ['post', id] });
    const isAnswered = await noteDecision(ctx, { ...aboutPost(access), outcome: 'accepted', reason: null });
    const to =
      isAnswered && post.author_id ? await posts.findMemberToMail(ctx.db, post.author_id) : undefined;
    if (to) await mailAnswerDecided(ctx, { to, topic, postId: id, isShown: true, reason: null });
    return postNow(ctx, access);
  });
}

interface ReportedPage {
  records: ReportedPost[];
  pagination: Pagination;
}

/** Counts posts with open reports, and dates the oldest of them. */
export const countReportedPosts = (ctx: MemberContext): Promise<WaitingSummary> =>
  moderation.summariseReportedPosts(ctx.db);

export async function listReportedPosts(ctx: MemberContext, query: PageQuery): Promise<ReportedPage> {
  const [rows, total] = await Promise.all([
    moderation.findReportedPosts(ctx.db, query),
    moderation.countReportedPosts(ctx.db),
  ]);
  const records = rows.map(({ body, ...row }) => ({
    ...row,
    is_reply: row.id !== row.topic_id,
    html: renderMarkdown(body),
  }));
  return { records, pagination: paginationOf(query, total) };
}

/** @throws AppError POST_NOT_FOUND, REPORT_ALREADY_DECIDED. */
export function decideReports(ctx: MemberContext, id: string, { decision, reason }: ReportDecision) {
  return transact(ctx, async (ctx) => {
    const access = await lockPost(ctx, id);
    const decided = { decision, decided_by: ctx.actor.profileId, decided_at: ctx.now };
    if ((await moderation.decideReportsOf(ctx.db, id, decided)) === 0)
      throw new AppError('REPORT_ALREADY_DECIDED');
    recordAct(ctx, { kind: 'reports-decided', subject: ['post', id], facts: { decision } });
    const isThere = !access.post.hidden_at && !access.post.removed_at;
    // An answer about a hidden post is decided by showing the post.
    if (decision === 'dismissed' && isThere)
      await noteDecision(ctx, { ...aboutPost(access), outcome: 'accepted', reason: null });
    if (decision === 'hidden' && isThere) await hide(ctx, access, (reason ?? '').trim());
    return { id, decision };
  });
}

/** Locks a hidden post whose author may answer. @throws AppError REFUSAL_NOT_FOUND if it is not hidden, or was removed. */
async function lockHidden(ctx: MemberContext, id: string) {
  const access = await lockPost(ctx, id);
  if (!access.post.hidden_at || access.post.removed_at) throw new AppError('REFUSAL_NOT_FOUND');
  return access;
}

/** Lets a hidden post wait for a second decision; it stays hidden until then. @throws AppError REFUSAL_NOT_FOUND. */
export async function reopenPost(ctx: MemberContext, id: string): Promise<void> {
  await lockHidden(ctx, id);
}

/**
 * Decides on the answer of an author: shows the post again, or leaves it hidden for good, and mails the author.
 * @throws AppError REFUSAL_NOT_FOUND; ANSWER_ALREADY_DECIDED if another admin was first.
 */
export function decideAnsweredPost(
  ctx: MemberContext,
  id: string,
  { isShown, reason }: { isShown: boolean; reason: string | null },
): Promise<void> {
  return transact(ctx, async (ctx) => {
    const access = await lockPost(ctx, id);
    const { post, topic } = access;
    const outcome = isShown ? ('accepted' as const) : ('refused' as const);
    const wasOpen = await noteDecision(ctx, { ...aboutPost(access), outcome, reason });
    if (!wasOpen || !post.hidden_at) throw new AppError('ANSWER_ALREADY_DECIDED');
    const changes = isShown
      ? { hidden_at: null, hidden_by: null, hidden_reason: null }
      : { hidden_reason: reason };
    await posts.updatePost(ctx.db, id, changes);
    await posts.refreshTopic(ctx.db, topic.id);
    recordAct(ctx, { kind: isShown ? 'post-shown' : 'post-kept-hidden', subject: ['post', id] });
    const to = post.author_id ? await posts.findMemberToMail(ctx.db, post.author_id) : undefined;
    if (to) await mailAnswerDecided(ctx, { to, topic, postId: id, isShown, reason });
  });
}

/** Lists posts with open reports, with the reasons, the longest waiting first. */
export async function listWaitingPosts(ctx: MemberContext, most: number): Promise<WaitingItem[]> {
  const rows = await moderation.findReportedPosts(ctx.db, { page: 1, pageSize: most });
  return rows.map(({ id, topic_id, topic_title, circle, body, author, reports, created_at }) => ({
    id,
    title: id === topic_id ? topic_title : `Reply in "${topic_title}"`,
    text: [body, ...reports.map(({ reporter, reason }) => `Reported by ${reporter}: ${reason}`)].join('\n\n'),
    author_name: author?.name ?? FORMER_MEMBER,
    since: reports[0]?.created_at ?? created_at,
    path: topicPath(circle.slug, topic_id, id),
    stamp: 'reported',
  }));
}

/** Lists hidden posts with these ids that their authors have not removed; `since` is when they were hidden. */
export async function listHiddenPosts(ctx: MemberContext, ids: string[]): Promise<WaitingItem[]> {
  const rows = ids.length === 0 ? [] : await moderation.findHiddenPosts(ctx.db, ids);
  return rows.map(({ id, topic_id, topic_title, circle_slug, body, author_name, hidden_at }) => ({
    id,
    title: id === topic_id ? topic_title : `Reply in "${topic_title}"`,
    text: body,
    author_name: author_name ?? FORMER_MEMBER,
    since: hidden_at,
    path: topicPath(circle_slug, topic_id, id),
    stamp: 'answered',
  }));
}
