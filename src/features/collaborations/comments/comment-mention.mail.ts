import { commentsPath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { sendPersonMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface Mention {
  /** The person's account. */
  to: { id: string };
  /** The organisation for which the person takes part. */
  profileId: string;
  /** The person who wrote the comment, with the organisation. */
  by: MailText;
  collaboration: { id: string; title: string };
  commentId: string;
  body: string;
  /** What the comment is about. */
  subject: Parameters<typeof commentsPath>[1];
}

/** Notifies a person that a comment names them. Call inside a transaction. */
export async function mailCommentMention(
  ctx: Context,
  { to, profileId, by, collaboration, commentId, body, subject }: Mention,
): Promise<void> {
  await sendPersonMail(ctx, {
    choice: 'mails_mentions',
    to,
    profileId,
    collaborationId: collaboration.id,
    subject: mailText`You were mentioned in a collaboration`,
    paragraphs: [
      mailText`${by} mentions you in a comment on the collaboration ${plainName(collaboration.title)}.`,
      quote(mailText`${by} wrote`, body),
    ],
    link: { label: mailText`Read and reply`, path: commentsPath(collaboration.id, subject, commentId) },
  });
}
