import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { inSteps } from '#platform/server/in-steps.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteBefore, deleteBeyond } from './notifications.repository.ts';

/** How long a notification is kept, and how many a person keeps at most. */
const KEPT_DAYS = 180;
export const KEPT_MAX = 500;

/** Creates the job that deletes notifications after 180 days, and those beyond the newest 500 of a person. */
function createNotificationRemoval({ db, log }: Pick<Context, 'db' | 'log'>) {
  return async (): Promise<void> => {
    const before = new Date(Date.now() - KEPT_DAYS * DAY_MS);
    const old = await inSteps((step) => deleteBefore(db, before, step));
    const beyond = await inSteps((step) => deleteBeyond(db, KEPT_MAX, step));
    log.info({ old, beyond }, 'notifications deleted');
  };
}

export const notificationRemovalJob = defineJob({
  queue: 'notification-removal',
  /** Every night at twenty past three in India. */
  schedule: '50 21 * * *',
  work: createNotificationRemoval,
});
