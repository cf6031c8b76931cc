import { daysBetween } from '#features/documents/documents/documents.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

interface Expiring {
  to: { id: string };
  documents: { name: string; expires_on: string }[];
  today: string;
}

const inDays = (days: number) => (days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`);

/** Reminds a member of documents that expire soon. Call inside a transaction. */
export async function mailDocumentsExpiring(ctx: Context, { to, documents, today }: Expiring): Promise<void> {
  const isOne = documents.length === 1;
  const list = documents.map(({ name, expires_on }) => {
    const when = `${inDays(daysBetween(today, expires_on))}, on ${formatDay(expires_on)}`;
    return mailText`${plainName(name)}: ${ownWords(when)}`;
  });
  await sendMemberMail(ctx, {
    choice: 'mails_document_expiry',
    kind: 'reminder',
    to,
    subject: isOne ? mailText`A document of yours expires soon` : mailText`Your documents expire soon`,
    paragraphs: [
      isOne
        ? mailText`This document in your vault expires soon:`
        : mailText`These documents in your vault expire soon:`,
      list,
      mailText`When you have the renewed paper, add it to your vault. If your verification depends on the old one, keep that until the new one is checked.`,
    ],
    link: { label: mailText`Open your document vault`, path: '/documents' },
  });
}
