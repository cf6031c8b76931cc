import { recordActivity } from '#features/activity/events/activity-events.service.ts';
import { attachFiles } from '#features/community/attachments/attachments.service.ts';
import { requireCircle } from '#features/community/circles/circles.service.ts';
import {
  findReadUntil,
  findTopicFollow,
  upsertRead,
} from '#features/community/follows/follows.repository.ts';
import { noteWriter } from '#features/community/follows/follows.service.ts';
import {
  findPost,
  insertPost,
  insertTopic,
  type TopicRow,
  updateTopic,
} from '#features/community/posts/posts.repository.ts';
import {
  accessTopic,
  lockTopic,
  refuseFirstLinks,
  storeMentions,
  type TopicAccess,
  toPost,
} from '#features/community/posts/posts.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { searchWords } from '#platform/contract/plain-text.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { HIT_MARKS, piecesOf } from './found-words.rules.ts';
import type {
  FoundPage,
  ListedTopic,
  PostsQuery,
  Topic,
  TopicInput,
  TopicPage,
  TopicsQuery,
} from './topics.contract.ts';
import { canMarkAnswer } from './topics.policy.ts';
import * as topics from './topics.repository.ts';

const placeOf = ({ is_pinned, last_activity_at, id }: ListedTopic) =>
  `${is_pinned ? 1 : 0}_${last_activity_at}_${id}`;

/** @throws AppError CIRCLE_NOT_FOUND. */
export async function listTopics(
  ctx: MemberContext,
  slug: string,
  { after, pageSize }: TopicsQuery,
): Promise<TopicPage> {
  const { id: circleId, reader } = await requireCircle(ctx, slug);
  const found = await topics.findTopics(ctx.db, reader, { circleId, after }, pageSize + 1);
  const records = found.slice(0, pageSize);
  const last = records.at(-1);
  return { records, next: found.length > pageSize && last ? placeOf(last) : null };
}

/** @throws AppError CIRCLE_NOT_FOUND. */
export async function searchPosts(
  ctx: MemberContext,
  slug: string,
  { search, after, pageSize }: PostsQuery,
): Promise<FoundPage> {
  const { id: circleId, reader } = await requireCircle(ctx, slug);
  const words = searchWords(search);
  if (words.length === 0) return { records: [], next: null };
  const page = { limit: pageSize + 1, marks: HIT_MARKS };
  const found = await topics.findPostsWith(ctx.db, reader, { circleId, words, after }, page);
  const records = found.slice(0, pageSize);
  const last = records.at(-1);
  return {
    records: records.map(({ title, excerpt, ...post }) => ({
      ...post,
      title: piecesOf(title),
      excerpt: piecesOf(excerpt),
      is_reply: post.id !== post.topic_id,
    })),
    next: found.length > pageSize && last ? `${last.created_at}_${last.id}` : null,
  };
}

/** @throws AppError TOPIC_NOT_FOUND. */
export const getTopic = async (ctx: MemberContext, id: string): Promise<Topic> =>
  describe(ctx, await accessTopic(ctx, id));

async function describe(ctx: MemberContext, { topic, reader }: TopicAccess): Promise<Topic> {
  const place = { memberId: reader.id, topicId: topic.id, circleId: topic.circle_id };
  const [opening, answer, follow, read_until] = await Promise.all([
    findPost(ctx.db, reader, topic.id),
    findAnswer(ctx, { topic, reader }),
    findTopicFollow(ctx.db, reader.id, topic.id),
    findReadUntil(ctx.db, place),
  ]);
  if (!opening) throw new AppError('TOPIC_NOT_FOUND');
  const { circle_slug, circle_name, is_archived, ...rest } = topic;
  return {
    ...rest,
    circle: { slug: circle_slug, name: circle_name, is_archived },
    opening: toPost(ctx, opening),
    answer: answer ? toPost(ctx, answer) : null,
    follow,
    read_until,
    can_moderate: reader.moderates,
    can_mark_answer: canMarkAnswer(topic, reader),
  };
}

const findAnswer = async (ctx: MemberContext, { topic, reader }: TopicAccess) =>
  topic.answer_id ? findPost(ctx.db, reader, topic.answer_id) : undefined;

const activityIn = (ctx: MemberContext, topic: Pick<TopicRow, 'id' | 'circle_name'>) => ({
  kind: 'topic' as const,
  itemId: topic.id,
  reader: { key: ctx.actor.accountId, memberId: ctx.actor.accountId },
  tags: [topic.circle_name],
  at: ctx.now,
});

/** Records that the caller wrote in a topic. Call inside a transaction. */
export const recordWriting = (ctx: MemberContext, topic: Pick<TopicRow, 'id' | 'circle_name'>) =>
  recordActivity(ctx.db, { ...activityIn(ctx, topic), action: 'write' });

/** Starts a topic. @throws AppError CIRCLE_NOT_FOUND, CIRCLE_ARCHIVED, VALIDATION_FAILED. */
export function createTopic(
  ctx: MemberContext,
  slug: string,
  { title, body, mentions, attachment_ids }: TopicInput,
): Promise<Topic> {
  return transact(ctx, async (ctx) => {
    const circle = await requireCircle(ctx, slug);
    if (circle.archived_at) throw new AppError('CIRCLE_ARCHIVED');
    await refuseFirstLinks(ctx, body);
    const id = newId();
    const written = { circle_id: circle.id, author_id: ctx.actor.profileId, created_at: ctx.now };
    await insertTopic(ctx.db, { ...written, id, last_activity_at: ctx.now });
    await insertPost(ctx.db, { ...written, id, topic_id: id, title, body });
    await attachFiles(ctx, id, attachment_ids);
    await noteWriter(ctx, id);
    const access = await accessTopic(ctx, id);
    await storeMentions(ctx, { topic: access.topic, postId: id, body, mentions });
    await recordWriting(ctx, access.topic);
    return describe(ctx, access);
  });
}

/** Notes that the caller reads the topic. @throws AppError TOPIC_NOT_FOUND. */
export function readTopic(ctx: MemberContext, id: string): Promise<{ views: number }> {
  return transact(ctx, async (ctx) => {
    const { topic } = await accessTopic(ctx, id);
    await upsertRead(ctx.db, { memberId: ctx.actor.profileId, topicId: id, now: ctx.now });
    const counts = await recordActivity(ctx.db, { ...activityIn(ctx, topic), action: 'view' });
    if (counts) await topics.countView(ctx.db, id);
    return { views: topic.views + (counts ? 1 : 0) };
  });
}

/**
 * Marks a reply as the answer; a later mark replaces an earlier one.
 * @throws AppError TOPIC_NOT_FOUND, FORBIDDEN, CIRCLE_ARCHIVED; VALIDATION_FAILED for a reply that others do not see.
 */
export function markAnswer(
  ctx: MemberContext,
  id: string,
  { reply_id }: { reply_id: string | null },
): Promise<Topic> {
  return transact(ctx, async (ctx) => {
    const { topic, reader } = await lockTopic(ctx, id);
    if (!canMarkAnswer(topic, reader)) throw new AppError('FORBIDDEN');
    if (topic.is_archived) throw new AppError('CIRCLE_ARCHIVED');
    const reply = reply_id ? await findPost(ctx.db, reader, reply_id) : undefined;
    const isReply = reply?.topic_id === id && reply.id !== id && reply.is_shown;
    if (reply_id && !isReply) throw validationError({ reply_id: 'Please choose a reply of this topic' });
    await updateTopic(ctx.db, id, { answer_id: reply_id });
    if (topic.author_id !== ctx.actor.profileId)
      recordAct(ctx, { kind: 'answer-marked', subject: ['topic', id], facts: { reply: reply_id } });
    return getTopic(ctx, id);
  });
}

/** @throws AppError TOPIC_NOT_FOUND, FORBIDDEN. */
export function setTopicState(
  ctx: MemberContext,
  id: string,
  state: { is_pinned?: boolean; is_locked?: boolean },
): Promise<Topic> {
  return transact(ctx, async (ctx) => {
    const { reader } = await lockTopic(ctx, id);
    if (!reader.moderates) throw new AppError('FORBIDDEN');
    await updateTopic(ctx.db, id, state);
    recordAct(ctx, { kind: 'topic-changed', subject: ['topic', id], facts: { ...state } });
    return getTopic(ctx, id);
  });
}
