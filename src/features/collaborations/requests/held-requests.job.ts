import type { Context } from '#platform/server/context.ts';
import { deleteHeldRequests } from './collaboration-requests.repository.ts';
import { HELD_DAYS } from './held-requests.rules.ts';

export const HELD_REQUESTS_QUEUE = 'held-requests';

/** Every hour, so that no name or email stays much longer than promised. */
export const HELD_REQUESTS_SCHEDULE = '53 * * * *';

/** Rows per statement; few, so that none holds a connection or its rows for long. */
const AT_ONCE = 200;

const DAY_MS = 24 * 3_600_000;

/** Creates the job that deletes expired requests of guests, with their names and emails, in small steps. */
export function createHeldRequestsExpiry({ db, log }: Pick<Context, 'db' | 'log'>) {
  return async (): Promise<void> => {
    const before = new Date(Date.now() - HELD_DAYS * DAY_MS);
    let total = 0;
    for (let deleted = AT_ONCE; deleted === AT_ONCE; total += deleted) {
      deleted = await deleteHeldRequests(db, before, AT_ONCE);
    }
    if (total > 0) log.info({ requests: total }, "guests' requests deleted");
  };
}
