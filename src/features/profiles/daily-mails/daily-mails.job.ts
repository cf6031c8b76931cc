import { listWaitingAccounts } from '#features/notifications/notifications/daily-notifications.service.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { sendDailyMail } from './daily-mails.service.ts';

/** Creates the job that mails each person, once, what waits for the daily mail. A run also mails what earlier runs missed. */
function createDailyMails(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const waiting = await listWaitingAccounts(ctx);
    await eachInTurn(ctx.log, 'daily email', waiting, (id) => transact(ctx, (ctx) => sendDailyMail(ctx, id)));
  };
}

export const dailyMailsJob = defineJob({
  queue: 'daily-mails',
  /** Each morning at eight in India. */
  schedule: '30 2 * * *',
  work: createDailyMails,
});
