import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';

const ADMIN = mailText`An admin of Dayitva`;

interface Decision {
  to: { email: string };
  organisation: string;
  reason: string;
}

/** Notifies a person that the organisation is suspended, with the reason and the way to object. Call inside a transaction. */
export async function mailOrganisationSuspended(
  ctx: Context,
  { to, organisation, reason, contact }: Decision & { contact: string },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your organisation is suspended on Dayitva`,
    paragraphs: [
      mailText`${plainName(organisation)} was suspended. Nobody can act for it, and other members do not find its profile. Nothing is deleted.`,
      quote(ADMIN, reason),
      mailText`If you belong to another organisation too, you can sign in and act for that one.`,
      mailText`If you think that this is wrong, write to us with the form. You do not need to sign in for it.`,
      mailText`Contact: ${ownWords(contact)}`,
    ],
    link: { label: mailText`Ask us to look at it again`, path: '/grievance' },
  });
}

/** Notifies a person that the suspension of the organisation has ended, with the reason. Call inside a transaction. */
export async function mailOrganisationRestored(
  ctx: Context,
  { to, organisation, reason }: Decision,
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: to.email,
    subject: mailText`Your organisation is open again on Dayitva`,
    paragraphs: [
      mailText`${plainName(organisation)} is no longer suspended. You can sign in and act for it as before.`,
      quote(ADMIN, reason),
    ],
    link: { label: mailText`Sign in`, path: '/login' },
  });
}
