import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inSteps } from '#platform/server/in-steps.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteActivityBefore } from './activity-events.repository.ts';

/** Trending Topics compares 30 days with the 30 before; a month more lets a figure be looked into. */
const KEPT_DAYS = 90;

/** Creates the job that deletes events after 90 days. The counters of the items stay. */
function createActivityRemoval({ db, log }: Pick<Context, 'db' | 'log'>) {
  return async (): Promise<void> => {
    const before = dayAfter(dayInIndia(new Date()), -KEPT_DAYS);
    const deleted = await inSteps((step) => deleteActivityBefore(db, before, step));
    log.info({ deleted }, 'old activity deleted');
  };
}

export const activityRemovalJob = defineJob({
  queue: 'activity-removal',
  /** Every night at ten to three in India. */
  schedule: '20 21 * * *',
  work: createActivityRemoval,
});
