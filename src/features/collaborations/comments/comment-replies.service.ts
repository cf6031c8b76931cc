import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { findWriters } from './comment-replies.repository.ts';
import { mailCommentReply } from './comment-reply.mail.ts';

interface NewReply {
  collaboration: { id: string; title: string };
  threadId: string;
  commentId: string;
  subject: { milestone_id: string | null; file_id: string | null };
  body: string;
}

/**
 * Tells those who wrote in a thread before that somebody has written after them: once until they have read the thread. Not those that
 * the comment mentions: they are told of that. Call inside a transaction, once the comment and its mentions are stored.
 */
export async function tellWriters(
  ctx: MemberContext,
  { collaboration, threadId, commentId, subject, body }: NewReply,
): Promise<void> {
  const writers = await findWriters(ctx.db, threadId, commentId);
  if (writers.length === 0) return;
  const by = await nameOfActor(ctx);
  for (const { account_id, profile_id: profileId, once } of writers) {
    await mailCommentReply(ctx, {
      ...{ to: { id: account_id }, profileId, by, collaboration },
      ...{ once, subject, body },
    });
  }
}
