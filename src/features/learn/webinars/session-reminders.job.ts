import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { REMINDED_BEFORE } from './course-sessions.rules.ts';
import { mailReminder } from './session.mail.ts';
import { takeDueReminders } from './session-places.repository.ts';

/** Members whose reminders one transaction notes and queues. */
const AT_ONCE = 100;

/**
 * Creates the job that reminds registered members a day and an hour before a date, each once. A member whose last
 * reminder is due gets no earlier one that was missed.
 */
function createSessionReminders(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    for (const hours of REMINDED_BEFORE.toReversed()) {
      for (let sent = AT_ONCE; sent === AT_ONCE; ) sent = await remind(ctx, hours);
    }
  };
}

const remind = (ctx: Context, hours: number): Promise<number> =>
  transact(ctx, async (ctx) => {
    const due = await takeDueReminders(ctx.db, hours, ctx.now, AT_ONCE);
    for (const reminder of due) await mailReminder(ctx, [reminder], reminder, hours);
    return due.length;
  });

export const sessionRemindersJob = defineJob({
  queue: 'session-reminders',
  /** Every five minutes. */
  schedule: '*/5 * * * *',
  work: createSessionReminders,
});
