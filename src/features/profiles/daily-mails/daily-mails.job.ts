import { listWaitingAccounts } from '#features/notifications/notifications/daily-notifications.service.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { sendDailyMail } from './daily-mails.service.ts';

export const DAILY_MAILS_QUEUE = 'daily-mails';

/** Each morning at eight in India. */
export const DAILY_MAILS_SCHEDULE = '30 2 * * *';

/** Creates the job that mails each person, once, what waits for the daily mail. A run also mails what earlier runs missed. */
export function createDailyMails(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const waiting = await listWaitingAccounts(ctx);
    await eachInTurn(ctx.log, 'daily email', waiting, (id) => transact(ctx, (ctx) => sendDailyMail(ctx, id)));
  };
}
