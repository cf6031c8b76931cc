import { attachFiles } from '#features/community/attachments/attachments.service.ts';
import { findReadUntil, findTopicFollow } from '#features/community/follows/follows.repository.ts';
import { noteWriter } from '#features/community/follows/follows.service.ts';
import type { Post } from '#features/community/posts/posts.contract.ts';
import {
  countReply,
  findMemberToMail,
  findPost,
  findReplies,
  insertPost,
  type PostRow,
  type Reader,
  type TopicRow,
} from '#features/community/posts/posts.repository.ts';
import {
  accessTopic,
  lockTopic,
  refuseFirstLinks,
  requireOpen,
  storeMentions,
  toPost,
} from '#features/community/posts/posts.service.ts';
import { recordWriting } from '#features/community/topics/topics.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { RepliesQuery, ReplyInput, ReplyPage } from './replies.contract.ts';
import { mailReply } from './reply.mail.ts';

const placeOf = (row: PostRow | undefined) => (row ? `${row.created_at}_${row.id}` : null);

/** A reply's place in the list. @throws AppError POST_NOT_FOUND. */
async function startAt(ctx: MemberContext, reader: Reader, topicId: string, id: string) {
  const reply = await findPost(ctx.db, reader, id);
  if (reply?.topic_id !== topicId || reply.id === topicId) throw new AppError('POST_NOT_FOUND');
  return { at: reply.created_at, id };
}

/** @throws AppError TOPIC_NOT_FOUND, POST_NOT_FOUND. */
export async function listReplies(
  ctx: MemberContext,
  topicId: string,
  { after, before, from, pageSize }: RepliesQuery,
): Promise<ReplyPage> {
  const { reader } = await accessTopic(ctx, topicId);
  const start = from ? await startAt(ctx, reader, topicId, from) : undefined;
  const found = await findReplies(
    ctx.db,
    reader,
    { topicId, after, before, ...(start && { from: start }) },
    pageSize + 1,
  );
  const page = found.slice(0, pageSize);
  const goesOn = found.length > pageSize;
  if (before) page.reverse();
  const hasEarlier = start
    ? (await findReplies(ctx.db, reader, { topicId, before: start }, 1)).length > 0
    : before
      ? goesOn
      : after !== undefined;
  const hasLater = before ? true : goesOn;
  return {
    records: page.map((row) => toPost(ctx, row)),
    previous: hasEarlier ? placeOf(page[0]) : null,
    next: hasLater ? placeOf(page.at(-1)) : null,
  };
}

/** Tells the member who began the topic of a reply of somebody else, unless the reply names that member or the topic is muted. */
async function tellAsker(
  ctx: MemberContext,
  { topic, postId, body, named }: { topic: TopicRow; postId: string; body: string; named: string[] },
): Promise<void> {
  const { author_id: asker, id: topicId, circle_id: circleId } = topic;
  if (asker === null || asker === ctx.actor.profileId || named.includes(asker)) return;
  if ((await findTopicFollow(ctx.db, asker, topicId)) === 'muted') return;
  const [readUntil, writer] = await Promise.all([
    findReadUntil(ctx.db, { memberId: asker, topicId, circleId }),
    findMemberToMail(ctx.db, ctx.actor.profileId),
  ]);
  const once = `reply ${topicId} ${readUntil ?? ''}`;
  await mailReply(ctx, { to: { id: asker }, writer: writer?.name ?? '', topic, postId, body, once });
}

/**
 * Replies to a topic.
 * @throws AppError TOPIC_NOT_FOUND, CIRCLE_ARCHIVED, TOPIC_LOCKED, VALIDATION_FAILED.
 */
export function createReply(
  ctx: MemberContext,
  topicId: string,
  { body, mentions, attachment_ids }: ReplyInput,
): Promise<Post> {
  return transact(ctx, async (ctx) => {
    const { topic, reader } = await lockTopic(ctx, topicId);
    requireOpen(topic);
    await refuseFirstLinks(ctx, body);
    const id = newId();
    await insertPost(ctx.db, {
      id,
      topic_id: topicId,
      circle_id: topic.circle_id,
      author_id: ctx.actor.profileId,
      body,
      // In a hidden topic nobody but its author and moderators sees it.
      is_shown: !topic.is_hidden,
      created_at: ctx.now,
    });
    if (!topic.is_hidden) await countReply(ctx.db, topicId, ctx.now);
    await attachFiles(ctx, id, attachment_ids);
    await noteWriter(ctx, topicId);
    if (!topic.is_hidden) {
      const named = await storeMentions(ctx, { topic, postId: id, body, mentions });
      await tellAsker(ctx, { topic, postId: id, body, named });
      await recordWriting(ctx, topic);
    }
    const reply = await findPost(ctx.db, reader, id);
    if (!reply) throw new AppError('POST_NOT_FOUND');
    return toPost(ctx, reply);
  });
}
