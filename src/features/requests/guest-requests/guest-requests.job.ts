import { HELD_DAYS } from '#features/requests/requests/held-requests.rules.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context, JobParts } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteExpiredRequests } from './guest-requests.service.ts';

/** Rows per statement; few, so that none holds a connection or its rows for long. */
const AT_ONCE = 200;

/** Creates the job that deletes expired requests of guests, with their names and emails, in small steps. */
function createHeldRequestsExpiry(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const before = new Date(ctx.now.getTime() - HELD_DAYS * DAY_MS);
    let total = 0;
    for (let deleted = AT_ONCE; deleted === AT_ONCE; total += deleted) {
      deleted = await deleteExpiredRequests(ctx, before, AT_ONCE);
    }
    if (total > 0) ctx.log.info({ requests: total }, "guests' requests deleted");
  };
}

export const heldRequestsExpiryJob = defineJob({
  queue: 'held-requests',
  /** Every hour, so that no name or email stays much longer than promised. */
  schedule: '53 * * * *',
  work: createHeldRequestsExpiry,
});
