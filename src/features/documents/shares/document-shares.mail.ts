import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

interface Shared {
  to: { id: string };
  /** The person who shared them and the organisation. */
  by: MailText;
  documentTitles: string[];
  until: Date;
}

/** Notifies a member that another one shared documents with them. Call inside a transaction. */
export async function mailDocumentsShared(
  ctx: Context,
  { to, by, documentTitles, until }: Shared,
): Promise<void> {
  const day = ownWords(formatDay(dayInIndia(until)));
  const titles = documentTitles.map(plainName);
  const [first, ...others] = titles;
  if (!first) return;
  const several = others.length > 0;
  await sendMemberMail(ctx, {
    choice: 'mails_document_shares',
    to,
    subject: several
      ? mailText`${ownWords(titles.length)} documents were shared with you`
      : mailText`A document was shared with you`,
    paragraphs: several
      ? [mailText`${by} lets you open these documents until ${day}:`, titles]
      : [mailText`${by} lets you open a document until ${day}: ${first}.`],
    link: { label: mailText`See the documents shared with you`, path: '/documents?tab=shared' },
    closing: [
      several
        ? mailText`The owner can see each time you open one.`
        : mailText`The owner can see each time you open it.`,
    ],
  });
}
