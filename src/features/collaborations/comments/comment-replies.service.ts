import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { mailCommentReply } from './comment-reply.mail.ts';
import type { Writer } from './comments.repository.ts';

interface NewReply {
  collaboration: { id: string; title: string };
  commentId: string;
  subject: { milestone_id: string | null; file_id: string | null };
  body: string;
}

/**
 * Tells those who wrote in a thread before that somebody has written after them: once until they have read the thread. Call inside a
 * transaction.
 */
export async function tellWriters(
  ctx: MemberContext,
  writers: Writer[],
  { collaboration, commentId, subject, body }: NewReply,
): Promise<void> {
  if (writers.length === 0) return;
  const by = await nameOfActor(ctx);
  for (const { account_id, profile_id: profileId, once } of writers) {
    await mailCommentReply(ctx, {
      to: { id: account_id },
      profileId,
      by,
      collaboration,
      commentId,
      once,
      subject,
      body,
    });
  }
}
