import { HOUR_MS } from '#platform/contract/durations.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { createLinkTokens } from '#platform/server/crypto/link-tokens.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { lapseOffer } from './booking-changes.service.ts';
import { mailReminder } from './demo-booking.mail.ts';
import { findLapsedOffers, takeDueReminders } from './demo-bookings.repository.ts';
import { earliestStart, LINK_KIND, REMINDED_HOURS } from './demo-bookings.rules.ts';

/** Bookings whose reminders one transaction notes and queues. */
const AT_ONCE = 100;

/**
 * Creates the job that reminds people a day before their demo, once, and ends offers that nobody accepted up to an hour
 * before.
 */
function createDemoReminders(parts: JobParts, config: { sessionSecret: string }) {
  const tokenOf = createLinkTokens(config.sessionSecret, LINK_KIND);
  const remind = (ctx: Context): Promise<number> =>
    transact(ctx, async (ctx) => {
      const before = new Date(ctx.now.getTime() + REMINDED_HOURS * HOUR_MS);
      const due = await takeDueReminders(ctx.db, { now: ctx.now, before, limit: AT_ONCE });
      for (const row of due) {
        const token = tokenOf(row.id);
        // Another SESSION_SECRET makes other tokens: then only the link in the first mail works.
        const isTheirs = hashToken(token).equals(row.token_hash);
        await mailReminder(ctx, row, isTheirs ? token : null);
      }
      return due.length;
    });
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    for (let sent = AT_ONCE; sent === AT_ONCE; ) sent = await remind(ctx);
    const lapsed = await findLapsedOffers(ctx.db, earliestStart(ctx.now));
    await eachInTurn(ctx.log, 'demo offer', lapsed, (id) => lapseOffer(ctx, id));
  };
}

export const demoRemindersJob = defineJob({
  queue: 'demo-reminders',
  /** Every ten minutes. */
  schedule: '*/10 * * * *',
  work: (parts) => createDemoReminders(parts, parts.config),
});
