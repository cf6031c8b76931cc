import type { Context, JobParts } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { findWithdrawnUntil } from './withdrawals.repository.ts';
import { purgeWithdrawal, restorableAfter } from './withdrawals.service.ts';

/** Creates the job that deletes for good what was withdrawn and not restored. */
function createWithdrawalPurge(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const until = restorableAfter(ctx.now);
    const ids = await findWithdrawnUntil(ctx.db, until);
    await eachInTurn(ctx.log, 'withdrawn record', ids, (id) => purgeWithdrawal(ctx, id, until));
  };
}

export const withdrawalPurgeJob = defineJob({
  queue: 'withdrawal-purge',
  /** Every hour. */
  schedule: '17 * * * *',
  work: createWithdrawalPurge,
});
