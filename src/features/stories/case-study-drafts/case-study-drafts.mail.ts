import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, plainName } from '#platform/server/mail/mail-text.ts';

/** Confirms that a success story has arrived. Call inside a transaction. */
export async function mailCaseStudySubmitted(
  ctx: Context,
  { to, title }: { to: { id: string; email: string }; title: string },
): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_stories',
    to,
    subject: mailText`Your success story was submitted`,
    paragraphs: [
      mailText`We have received your success story ${plainName(title)}.`,
      mailText`An admin of Dayitva reads it and writes to you about the decision. Until then only you and our admins see it. You can change it at any time; then please send it again.`,
    ],
    link: { label: mailText`See your stories`, path: '/profile?tab=stories' },
  });
}
