import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, plainName } from '#platform/server/mail/mail-text.ts';

interface Notice {
  to: { id: string };
  /** The person and the organisation that deleted it. */
  by: MailText;
  title: string;
}

/** Notifies another member that a collaboration in which nothing was done was deleted. Call inside a transaction. */
export async function mailRemoved(ctx: Context, { to, by, title }: Notice): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_collaborations',
    to,
    subject: mailText`A collaboration was deleted`,
    paragraphs: [
      mailText`${by} has deleted the collaboration ${plainName(title)}, in which nothing was done yet.`,
    ],
    link: { label: mailText`See your collaborations`, path: '/collaborations' },
  });
}
