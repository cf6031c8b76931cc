import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

/** Tells a member that a partner rated them. Call inside a transaction. */
export async function mailRated(
  ctx: Context,
  { to, by, title }: { to: { id: string; email: string }; by: string; title: string },
): Promise<void> {
  const link = `${ctx.publicUrl}/profile`;
  const paragraphs = [
    mailText`${plainName(by)} has rated the work with you in the collaboration:`,
    plainName(title),
    mailText`Read it on your profile, where you may answer it once:`,
    ownWords(link),
  ];
  const subject = mailText`A partner has rated your work together`;
  await sendMemberMail(ctx, { choice: 'mails_ratings', to }, { subject, paragraphs, link });
}
