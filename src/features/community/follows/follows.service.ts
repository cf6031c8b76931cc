import { accessTopic } from '#features/community/posts/posts.service.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { TopicFollow } from './follows.contract.ts';
import { insertTopicFollow, saveTopicFollow, upsertRead } from './follows.repository.ts';

/** @throws AppError TOPIC_NOT_FOUND. */
export async function followTopic(
  ctx: MemberContext,
  id: string,
  { follow }: { follow: TopicFollow },
): Promise<{ follow: TopicFollow }> {
  const { topic } = await accessTopic(ctx, id);
  await saveTopicFollow(ctx.db, ctx.actor.profileId, topic.id, follow);
  return { follow };
}

/** Lets the writer of a post follow its topic, unless it is muted, and marks it as read. Call inside a transaction. */
export async function noteWriter(ctx: MemberContext, topicId: string): Promise<void> {
  await insertTopicFollow(ctx.db, ctx.actor.profileId, topicId);
  await upsertRead(ctx.db, { memberId: ctx.actor.profileId, topicId, now: ctx.now });
}
