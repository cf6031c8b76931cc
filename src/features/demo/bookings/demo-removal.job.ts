import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteVisitorsBookings } from './demo-bookings.repository.ts';
import { REMOVED_AFTER_DAYS } from './demo-bookings.rules.ts';
import { deleteUnusedSlots } from './demo-slots.repository.ts';
import { deleteVisitorsRequests } from './group-requests.repository.ts';

/** Rows per statement; few, so that none holds a connection or its rows for long. */
const AT_ONCE = 200;

/** Creates the job that deletes what visitors gave for demos long ago, and slots that nobody booked. */
function createDemoRemoval({ db, log }: Pick<Context, 'db' | 'log'>) {
  return async (): Promise<void> => {
    const before = new Date(Date.now() - REMOVED_AFTER_DAYS * DAY_MS);
    let total = 0;
    for (const remove of [deleteVisitorsBookings, deleteVisitorsRequests, deleteUnusedSlots]) {
      for (let deleted = AT_ONCE; deleted === AT_ONCE; total += deleted)
        deleted = await remove(db, before, AT_ONCE);
    }
    if (total > 0) log.info({ rows: total }, 'old demo bookings deleted');
  };
}

export const demoRemovalJob = defineJob({
  queue: 'demo-removal',
  /** Each night. */
  schedule: '17 20 * * *',
  work: createDemoRemoval,
});
