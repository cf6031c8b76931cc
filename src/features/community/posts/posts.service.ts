import { moderates } from '#features/community/circles/circles.service.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { renderMarkdown } from '#platform/server/markdown/markdown.ts';
import { mailMention } from './mention.mail.ts';
import type { Post } from './posts.contract.ts';
import type { PostRow, Reader, TopicRow } from './posts.repository.ts';
import * as posts from './posts.repository.ts';
import { hasLink, namedIn } from './posts.rules.ts';

/** A topic that the caller can see, and how far. */
export interface TopicAccess {
  topic: TopicRow;
  reader: Reader;
}

/**
 * Returns a topic that the caller can see: one that a moderator has hidden is for its author and moderators only.
 * @throws AppError TOPIC_NOT_FOUND.
 */
export async function accessTopic(ctx: MemberContext, id: string): Promise<TopicAccess> {
  const topic = await posts.findTopic(ctx.db, id);
  if (!topic) throw new AppError('TOPIC_NOT_FOUND');
  const reader = { id: ctx.actor.profileId, moderates: await moderates(ctx, topic.circle_id) };
  if (topic.is_hidden && topic.author_id !== reader.id && !reader.moderates)
    throw new AppError('TOPIC_NOT_FOUND');
  return { topic, reader };
}

/** Locks a topic, then returns it as `accessTopic` does: what it says holds until the transaction ends. */
export async function lockTopic(ctx: MemberContext, id: string): Promise<TopicAccess> {
  await posts.lockTopic(ctx.db, id);
  return accessTopic(ctx, id);
}

/** A post that the caller can see, with its topic. @throws AppError POST_NOT_FOUND. */
export async function accessPost(ctx: MemberContext, id: string): Promise<TopicAccess & { post: PostRow }> {
  const topicId = await posts.findTopicIdOf(ctx.db, id);
  if (!topicId) throw new AppError('POST_NOT_FOUND');
  const access = await accessTopic(ctx, topicId).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('POST_NOT_FOUND') : error;
  });
  const post = await posts.findPost(ctx.db, access.reader, id);
  if (!post) throw new AppError('POST_NOT_FOUND');
  return { ...access, post };
}

/** The same, with its topic locked. @throws AppError POST_NOT_FOUND. */
export async function lockPost(ctx: MemberContext, id: string): Promise<TopicAccess & { post: PostRow }> {
  const topicId = await posts.findTopicIdOf(ctx.db, id);
  if (topicId) await posts.lockTopic(ctx.db, topicId);
  return accessPost(ctx, id);
}

/** @throws AppError CIRCLE_ARCHIVED, TOPIC_LOCKED. */
export function requireOpen({ is_archived, is_locked }: TopicRow): void {
  if (is_archived) throw new AppError('CIRCLE_ARCHIVED');
  if (is_locked) throw new AppError('TOPIC_LOCKED');
}

const linkTo = (ctx: MemberContext, { name, slug }: { name: string; slug: string }) => ({
  name,
  address: ctx.publicUrl + memberPath(slug),
});

/** Returns a post as its reader gets it. */
export function toPost(ctx: MemberContext, row: PostRow): Post {
  const is_own = row.author_id === ctx.actor.profileId;
  const state = row.hidden_at ? 'hidden' : row.removed_at ? 'removed' : 'shown';
  return {
    id: row.id,
    author: row.author,
    state,
    html: renderMarkdown(
      row.body,
      row.mentions.map((mention) => linkTo(ctx, mention)),
    ),
    body: is_own ? row.body : null,
    mentions: is_own ? row.mentions : [],
    attachments: row.attachments,
    hidden_reason: row.hidden_reason,
    is_own,
    is_reported: row.is_reported,
    created_at: row.created_at,
    edited_at: row.edited_at,
  };
}

const NO_LINKS =
  'Your first post cannot have links. Please write it without them; your later posts can have some.';

/** Links are what spam is for: a member's first post has none. @throws AppError VALIDATION_FAILED. */
export async function refuseFirstLinks(ctx: MemberContext, body: string): Promise<void> {
  if (hasLink(body) && !(await posts.hasShownPost(ctx.db, ctx.actor.profileId)))
    throw validationError({ body: NO_LINKS });
}

/**
 * Stores which members a post names, if the writer can see them, and mails those who are new in it and have not
 * muted the topic. Call inside a transaction.
 * @returns the ids of those who are new in it.
 */
export async function storeMentions(
  ctx: MemberContext,
  { topic, postId, body, mentions }: { topic: TopicRow; postId: string; body: string; mentions: string[] },
): Promise<string[]> {
  const named = mentions.length > 0 ? namedIn(body, await posts.findVisibleMembers(ctx.db, mentions)) : [];
  const added = await posts.replaceMentions(ctx.db, postId, named);
  const others = named.filter(({ id }) => added.includes(id) && id !== ctx.actor.profileId);
  if (others.length === 0) return [];
  const ids = others.map(({ id }) => id);
  const [muted, writer] = await Promise.all([
    posts.findMuted(ctx.db, topic.id, ids),
    posts.findMemberToMail(ctx.db, ctx.actor.profileId),
  ]);
  for (const to of others.filter(({ id }) => !muted.includes(id)))
    await mailMention(ctx, { to, writer: writer?.name ?? '', topic, postId, body });
  return ids;
}
