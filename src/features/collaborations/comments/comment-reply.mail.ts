import { commentsPath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { sendPersonMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface Reply {
  /** The person's account. */
  to: { id: string };
  /** The organisation for which the person wrote. */
  profileId: string;
  /** The person who wrote after that, with the organisation. */
  by: MailText;
  collaboration: { id: string; title: string };
  commentId: string;
  /** Tells this reply from the ones that came before the person had read so far. */
  once: string;
  /** What the thread is about. */
  subject: Parameters<typeof commentsPath>[1];
  body: string;
}

/** Notifies a person that somebody wrote after them in a thread. Call inside a transaction. */
export async function mailCommentReply(
  ctx: Context,
  { to, profileId, by, collaboration, commentId, once, subject, body }: Reply,
): Promise<void> {
  await sendPersonMail(ctx, {
    choice: 'mails_replies',
    to,
    profileId,
    collaborationId: collaboration.id,
    once,
    subject: mailText`A reply to your comment`,
    paragraphs: [
      mailText`${by} has replied in a discussion in which you wrote, in the collaboration ${plainName(collaboration.title)}.`,
      quote(mailText`${by} wrote`, body),
    ],
    link: { label: mailText`Read and reply`, path: commentsPath(collaboration.id, subject, commentId) },
  });
}
