import { formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainAddress } from '#platform/server/mail/mail-text.ts';

/** Tells an admin that somebody has seen as many contact details as a day allows. Call inside a transaction. */
export async function mailContactCap(
  ctx: Context,
  { to, who, max, day }: { to: string; who: string; max: number; day: string },
): Promise<void> {
  const number = ownWords(max.toLocaleString('en-IN'));
  await sendMail(ctx, {
    to,
    subject: mailText`A member has read very many contact details`,
    paragraphs: [
      mailText`The person who signs in as ${plainAddress(who)} has been shown the contact details of ${number} members on ${ownWords(formatDay(day))}. That is the most that one person is shown in a day; until midnight, Indian time, the marketplace, its exports and queries are closed to this person.`,
      mailText`If this looks like copying the directory, suspend the person.`,
    ],
    link: { label: mailText`Open the people`, path: '/admin/people' },
  });
}
