import { closeAnswer } from '#features/activity/decisions/decisions.service.ts';
import { attachFiles } from '#features/community/attachments/attachments.service.ts';
import type { Post } from '#features/community/posts/posts.contract.ts';
import * as posts from '#features/community/posts/posts.repository.ts';
import {
  accessPost,
  lockPost,
  refuseFirstLinks,
  storeMentions,
  toPost,
} from '#features/community/posts/posts.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { renderMarkdown } from '#platform/server/markdown/markdown.ts';
import { EDITS_MAX, type PostUpdate, type PostVersion } from './edits.contract.ts';
import * as edits from './edits.repository.ts';

/** An own post with its topic, locked. @throws AppError POST_NOT_FOUND, FORBIDDEN, CIRCLE_ARCHIVED. */
async function lockOwnPost(ctx: MemberContext, id: string) {
  const access = await lockPost(ctx, id);
  if (access.post.author_id !== ctx.actor.profileId) throw new AppError('FORBIDDEN');
  if (access.topic.is_archived) throw new AppError('CIRCLE_ARCHIVED');
  return access;
}

/**
 * Changes an own post. The version before is kept, unless nothing differs.
 * @throws AppError POST_NOT_FOUND, FORBIDDEN, CIRCLE_ARCHIVED, TOPIC_LOCKED, POST_REMOVED, LIMIT_REACHED, VALIDATION_FAILED.
 */
export function updatePost(
  ctx: MemberContext,
  id: string,
  { title, body, mentions, attachment_ids }: PostUpdate,
): Promise<Post> {
  return transact(ctx, async (ctx) => {
    const { topic, post, reader } = await lockOwnPost(ctx, id);
    if (post.removed_at || post.hidden_at) throw new AppError('POST_REMOVED');
    if (topic.is_locked) throw new AppError('TOPIC_LOCKED');
    if (title && post.title === null) throw validationError({ title: 'A reply has no title' });
    const next = { title: post.title === null ? null : (title ?? post.title), body };
    if (next.title !== post.title || body !== post.body) {
      await refuseFirstLinks(ctx, body);
      if ((await edits.countVersions(ctx.db, id)) >= EDITS_MAX) {
        const message = `This post was changed ${EDITS_MAX} times, the maximum. Please write a new one.`;
        throw new AppError('LIMIT_REACHED', { message });
      }
      await edits.insertVersion(ctx.db, {
        id: newId(),
        post_id: id,
        title: post.title,
        body: post.body,
        replaced_at: ctx.now,
      });
      await posts.updatePost(ctx.db, id, { ...next, edited_at: ctx.now });
    }
    await attachFiles(ctx, id, attachment_ids);
    await storeMentions(ctx, { topic, postId: id, body, mentions });
    const changed = await posts.findPost(ctx.db, reader, id);
    if (!changed) throw new AppError('POST_NOT_FOUND');
    return toPost(ctx, changed);
  });
}

/**
 * Removes an own post: its text, files and history. Where something was written after it a placeholder stays.
 * @throws AppError POST_NOT_FOUND, FORBIDDEN, CIRCLE_ARCHIVED, POST_REMOVED.
 */
export function removePost(
  ctx: MemberContext,
  id: string,
): Promise<{ id: string; has_placeholder: boolean }> {
  return transact(ctx, async (ctx) => {
    const { topic, post } = await lockOwnPost(ctx, id);
    if (post.removed_at) throw new AppError('POST_REMOVED');
    await attachFiles(ctx, id, []);
    await closeAnswer(ctx, 'post', id);
    const has_placeholder = await edits.hasLaterPost(ctx.db, { topicId: topic.id, postId: id });
    if (has_placeholder) {
      await edits.deleteVersions(ctx.db, id);
      await posts.replaceMentions(ctx.db, id, []);
      await posts.updatePost(ctx.db, id, { body: '', is_shown: false, edited_at: null, removed_at: ctx.now });
    } else if (id === topic.id) {
      await posts.deleteTopic(ctx.db, id);
    } else {
      await posts.deletePost(ctx.db, id);
    }
    await posts.refreshTopic(ctx.db, topic.id);
    return { id, has_placeholder };
  });
}

/** @throws AppError POST_NOT_FOUND. */
export async function listPostVersions(
  ctx: MemberContext,
  id: string,
  query: ListQuery,
): Promise<PostVersion[]> {
  await accessPost(ctx, id);
  const versions = await edits.findVersions(ctx.db, id, query);
  return versions.map(({ body, ...version }) => ({ ...version, html: renderMarkdown(body) }));
}
