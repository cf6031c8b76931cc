import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

interface Shared {
  to: { id: string; email: string };
  ownerName: string;
  documentTitles: string[];
  until: Date;
}

/** Notifies a member that another one shared documents with them. Call inside a transaction. */
export async function mailDocumentsShared(
  ctx: Context,
  { to, ownerName, documentTitles, until }: Shared,
): Promise<void> {
  const day = ownWords(formatDay(dayInIndia(until)));
  const owner = plainName(ownerName);
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
      ? [mailText`${owner} lets you open these documents until ${day}:`, titles]
      : [mailText`${owner} lets you open a document until ${day}: ${first}.`],
    link: { label: mailText`See the documents shared with you`, path: '/documents?tab=shared' },
    closing: [
      several
        ? mailText`The owner can see each time you open one.`
        : mailText`The owner can see each time you open it.`,
    ],
  });
}
