import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, plainName } from '#platform/server/mail/mail-text.ts';

/** Notifies a member that a partner has rated them. Call inside a transaction. */
export async function mailRated(
  ctx: Context,
  {
    to,
    by,
    collaboration,
  }: { to: { id: string }; by: MailText; collaboration: { id: string; title: string } },
): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_ratings',
    to,
    collaborationId: collaboration.id,
    subject: mailText`A partner has rated your work together`,
    paragraphs: [
      mailText`${by} has rated the work with you in the collaboration ${plainName(collaboration.title)}.`,
      mailText`The rating is on your profile, where you can reply to it once.`,
    ],
    link: { label: mailText`Read the rating`, path: '/profile' },
  });
}
