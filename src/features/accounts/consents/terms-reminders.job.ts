import { DAY_MS } from '#platform/contract/durations.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { mailTermsReminder } from './terms-reminders.mail.ts';
import { findMembersToRemind, updateReminded } from './terms-reminders.repository.ts';

/** Reminders of one run: few enough not to delay other mails, and still more than a million a year. */
export const REMINDERS_AT_ONCE = 25;

/** Members to try in one run: more than get a mail, so that reminders that always fail do not block the others. */
const CANDIDATES = 40 * REMINDERS_AT_ONCE;

/** The law requires a reminder at least once a year: this leaves a month for days on which no mail is sent. */
const REMIND_AFTER_MS = 335 * DAY_MS;

/**
 * Creates the job that reminds members once a year of the terms, the privacy policy and the consequences of breaking
 * them: the Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021, rule 3(1)(c).
 * Members cannot switch this mail off, because the law requires it.
 */
function createTermsReminders(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const before = new Date(ctx.now.getTime() - REMIND_AFTER_MS);
    const due = await findMembersToRemind(ctx.db, before, CANDIDATES);
    let sent = 0;
    await eachInTurn(ctx.log, 'terms reminder', due, async (id) => {
      if (sent === REMINDERS_AT_ONCE) return;
      const isSent = await transact(ctx, async (ctx) => {
        const to = await updateReminded(ctx.db, id, before, ctx.now);
        if (to) await mailTermsReminder(ctx, { to });
        return to !== null;
      });
      if (isSent) sent += 1;
    });
  };
}

export const termsRemindersJob = defineJob({
  queue: 'terms-reminders',
  schedule: '*/10 * * * *',
  work: createTermsReminders,
});
