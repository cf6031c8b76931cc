import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';
import { findMembersToRemind, updateReminded } from './terms-reminders.repository.ts';

export const TERMS_REMINDERS_QUEUE = 'terms-reminders';

export const TERMS_REMINDERS_SCHEDULE = '*/10 * * * *';

/** So few at once that a mail which somebody waits for is not held up; still a million a year. */
export const REMINDERS_AT_ONCE = 25;

/** More are looked at than get a mail, so that members whose reminder fails each time do not take every place. */
const CANDIDATES = 40 * REMINDERS_AT_ONCE;

/** The law says at least once a year: a month is left for days on which no mail leaves. */
const REMIND_AFTER_MS = 335 * 24 * 60 * 60 * 1000;

/**
 * What reminds members once a year of terms and privacy policy, and of what follows when they are not kept: the
 * Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, rule 3(1)(c). A notice
 * that the law asks for, so nobody can switch it off.
 */
export function createTermsReminders(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const before = new Date(ctx.now.getTime() - REMIND_AFTER_MS);
    const due = await findMembersToRemind(ctx.db, before, CANDIDATES);
    let sent = 0;
    await eachInTurn(ctx.log, 'terms reminder', due, async (id) => {
      if (sent === REMINDERS_AT_ONCE) return;
      const isSent = await transact(ctx, async (ctx) => {
        const to = await updateReminded(ctx.db, id, before, ctx.now);
        if (to) await mailReminder(ctx, to);
        return to !== null;
      });
      if (isSent) sent += 1;
    });
  };
}

function mailReminder(ctx: Context, to: string): Promise<void> {
  const link = `${ctx.publicUrl}/terms`;
  const paragraphs = [
    mailText`once a year the law has us remind every member of the rules of Dayitva (rule 3(1)(c) of the Intermediary Rules, 2021). The Terms of Service:`,
    ownWords(link),
    mailText`The Privacy Policy:`,
    ownWords(`${ctx.publicUrl}/privacy`),
    mailText`Where they are not kept we may end the use of an account at once, remove what breaks them, or both.`,
    mailText`You need not do anything. If something on Dayitva breaks these rules or harms you, please tell us:`,
    ownWords(`${ctx.publicUrl}/support?tab=contact`),
  ];
  return sendMail(ctx, {
    kind: 'reminder',
    to,
    subject: mailText`A yearly reminder of the terms of Dayitva`,
    paragraphs,
    link,
  });
}
