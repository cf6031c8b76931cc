import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { inSteps } from '#platform/server/in-steps.ts';
import { defineJob } from '#platform/server/noun.ts';
import { type ExpiringTable, removeExpired, removeUnusedSessions } from './expired-records.repository.ts';
import { REFRESH_TOKEN_MS } from './session-lifetime.rules.ts';

/** Days for which a personal access token, an invitation or a claim of a domain that has ended stays in its owner's list. */
const ENDED_DAYS = 30;

/** Used refresh tokens stay until they expire, because the reuse of a copied one must end the session. */
const TABLES: ExpiringTable[] = ['refresh_tokens', 'account_tokens', 'sign_in_budgets', 'join_links'];

/**
 * Makes the job that deletes tokens, budgets and sessions that can no longer be used. It can run again at any time.
 */
function createExpiredRecordsRemoval({ db, log }: Pick<Context, 'db' | 'log'>) {
  return async (): Promise<void> => {
    const now = new Date();
    const removed: Record<string, number> = {};
    for (const table of TABLES) removed[table] = await inSteps((step) => removeExpired(db, table, now, step));
    // The owner sees for a while why a program is refused.
    const endedBefore = new Date(now.getTime() - ENDED_DAYS * DAY_MS);
    removed.access_tokens = await inSteps((step) => removeExpired(db, 'access_tokens', endedBefore, step));
    // Owners can send one again for a while.
    removed.domain_claims = await inSteps((step) => removeExpired(db, 'domain_claims', endedBefore, step));
    removed.invitations = await inSteps((step) => removeExpired(db, 'invitations', endedBefore, step));
    // These can no longer be refreshed. One day more, for clocks that differ.
    const usedBefore = new Date(now.getTime() - REFRESH_TOKEN_MS - DAY_MS);
    removed.sessions = await inSteps((step) => removeUnusedSessions(db, usedBefore, step));
    log.info({ removed }, 'expired records deleted');
  };
}

export const expiredRecordsRemovalJob = defineJob({
  queue: 'expired-records',
  schedule: '41 * * * *',
  work: createExpiredRecordsRemoval,
});
