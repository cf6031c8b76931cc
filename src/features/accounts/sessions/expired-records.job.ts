import type { Context } from '#platform/server/context.ts';
import { type ExpiringTable, removeExpired, removeUnusedSessions } from './expired-records.repository.ts';
import { REFRESH_TOKEN_MS } from './session-lifetime.rules.ts';

export const EXPIRED_RECORDS_QUEUE = 'expired-records';

export const EXPIRED_RECORDS_SCHEDULE = '41 * * * *';

/** Rows per statement, few enough that no other statement waits long. */
const STEP = 1000;

/** Steps per run and table. The next run does the rest. */
const STEPS_MAX = 100;

const DAY_MS = 24 * 3_600_000;

/** Used refresh tokens stay until they expire, because the reuse of a copied one must end the session. */
const TABLES: ExpiringTable[] = ['refresh_tokens', 'account_tokens', 'sign_in_budgets'];

async function inSteps(step: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    const count = await step();
    removed += count;
    if (count < STEP) break;
  }
  return removed;
}

/**
 * Makes the job that deletes tokens, budgets and sessions that can no longer be used. It can run again at any time.
 */
export function createExpiredRecordsRemoval({ db, log }: Pick<Context, 'db' | 'log'>) {
  return async (): Promise<void> => {
    const now = new Date();
    const removed: Record<string, number> = {};
    for (const table of TABLES) removed[table] = await inSteps(() => removeExpired(db, table, now, STEP));
    // These can no longer be refreshed. One day more, for clocks that differ.
    const usedBefore = new Date(now.getTime() - REFRESH_TOKEN_MS - DAY_MS);
    removed.sessions = await inSteps(() => removeUnusedSessions(db, usedBefore, STEP));
    log.info({ removed }, 'expired records deleted');
  };
}
