import type { Db } from '#platform/server/database/connect.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { MAIL_QUEUE, sendMail } from '#platform/server/mail.ts';
import { updateDueReminders } from './terms-reminders.repository.ts';

export const TERMS_REMINDERS_QUEUE = 'terms-reminders';

export const TERMS_REMINDERS_SCHEDULE = '*/10 * * * *';

/** So few at once that a mail which somebody waits for is not held up; still a million a year. */
export const REMINDERS_AT_ONCE = 25;

/** The law says at least once a year: a month is left for days on which no mail leaves. */
const REMIND_AFTER_MS = 335 * 24 * 60 * 60 * 1000;

/**
 * What reminds members once a year of terms and privacy policy, and of what follows when they are not kept: the
 * Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, rule 3(1)(c). A notice
 * that the law asks for, so nobody can switch it off.
 */
export function createTermsReminders(db: Db, publicUrl: string) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const now = new Date();
    const before = new Date(now.getTime() - REMIND_AFTER_MS);
    await db.transaction().execute(async (db) => {
      const emails = await updateDueReminders(db, before, now, REMINDERS_AT_ONCE);
      for (const to of emails) await mailReminder({ db, jobs }, to, publicUrl);
    });
    jobs.wake(MAIL_QUEUE);
  };
}

function mailReminder(ctx: { db: Db; jobs: Jobs }, to: string, publicUrl: string): Promise<void> {
  const link = `${publicUrl}/terms`;
  const text = `Namaste,

once a year the law has us remind every member of the rules of Dayitva (rule 3(1)(c) of the Intermediary Rules, 2021). The Terms of Service:

${link}

The Privacy Policy:

${publicUrl}/privacy

Where they are not kept we may end the use of an account at once, remove what breaks them, or both.

You need not do anything. If something on Dayitva breaks these rules or harms you, please tell us:

${publicUrl}/support?tab=contact

Dayitva, the CSR partnership platform for India
`;
  return sendMail(ctx, { to, subject: 'A yearly reminder of the terms of Dayitva', text, link });
}
