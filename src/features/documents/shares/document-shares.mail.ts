import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

interface Shared {
  to: { id: string; email: string };
  ownerName: string;
  documentTitle: string;
  until: Date;
}

/** Notifies a member that another one shared a document with them. Call inside a transaction. */
export async function mailDocumentShared(
  ctx: Context,
  { to, ownerName, documentTitle, until }: Shared,
): Promise<void> {
  const day = ownWords(formatDay(dayInIndia(until)));
  await sendMemberMail(ctx, {
    choice: 'mails_document_shares',
    to,
    subject: mailText`A document was shared with you`,
    paragraphs: [
      mailText`${plainName(ownerName)} lets you open a document until ${day}: ${plainName(documentTitle)}.`,
    ],
    link: { label: mailText`See the documents shared with you`, path: '/documents?tab=shared' },
    closing: [mailText`The owner can see each time you open it.`],
  });
}
