import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';
import { certificatePath } from './certificates.rules.ts';

interface Revoked {
  to: { email: string };
  course: string;
  number: string;
  reason: string;
}

/** Notifies the holder of a revoked certificate, whatever mails are switched off. Call inside a transaction. */
export async function mailCertificateRevoked(
  ctx: Context,
  { to, course, number, reason }: Revoked,
): Promise<void> {
  await sendMail(ctx, {
    to: to.email,
    subject: mailText`Your certificate was revoked`,
    paragraphs: [
      mailText`Your certificate ${ownWords(number)} of the course ${plainName(course)} is no longer valid. Its page says so to everyone who checks it, without your name.`,
      quote(mailText`An admin of Dayitva`, reason),
      mailText`If you think that this is a mistake, please write to us in the Support Center.`,
    ],
    link: { label: mailText`See the certificate`, path: certificatePath(number) },
  });
}
