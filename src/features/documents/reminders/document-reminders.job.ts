import { daysBetween, documentTitle } from '#features/documents/documents/documents.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import {
  findDocumentsToRemind,
  findOwnersToRemind,
  insertDueReminders,
} from './document-reminders.repository.ts';

export const DOCUMENT_REMINDERS_QUEUE = 'document-reminders';

/** Every morning at half past seven in India. */
export const DOCUMENT_REMINDERS_SCHEDULE = '0 2 * * *';

type Due = Awaited<ReturnType<typeof findDocumentsToRemind>>;

/** What reminds members of documents that expire in 90, 60 or 30 days: one mail to each, each reminder once. */
export function createDocumentReminders(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const today = dayInIndia(ctx.now);
    const owners = await findOwnersToRemind(ctx.db, today);
    await eachInTurn(ctx.log, 'document reminder', owners, (ownerId) =>
      transact(ctx, async (ctx) => {
        const ids = await insertDueReminders(ctx.db, ownerId, today, ctx.now);
        if (ids.length > 0) await mailReminder(ctx, await findDocumentsToRemind(ctx.db, ids), today);
      }),
    );
  };
}

const inDays = (days: number) => (days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`);

async function mailReminder(ctx: Context, documents: Due, today: string): Promise<void> {
  const [first] = documents;
  if (!first) return;
  const link = `${ctx.publicUrl}/documents`;
  const lines = documents.map((document) => {
    const { expires_on } = document;
    const when = `${inDays(daysBetween(today, expires_on))}, on ${formatDay(expires_on)}`;
    return mailText`- ${plainName(documentTitle(document))}: ${ownWords(when)}`;
  });
  const isOne = documents.length === 1;
  const paragraphs = [
    isOne
      ? mailText`this document in your vault expires soon:`
      : mailText`these documents in your vault expire soon:`,
    ...lines,
    mailText`When you have the renewed paper, add it here. If your verification rests on the old one, keep that until the new one is checked:`,
    ownWords(link),
  ];
  const subject = isOne
    ? mailText`A document of yours expires soon`
    : mailText`Documents of yours expire soon`;
  const to = { id: first.owner_id, email: first.email };
  await sendMemberMail(
    ctx,
    { choice: 'mails_document_expiry', to },
    { kind: 'reminder', subject, paragraphs, link },
  );
}
