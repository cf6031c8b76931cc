import type { Context, JobParts } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { findRemovedBefore } from './removal.repository.ts';
import { purgeCollaboration } from './removal.service.ts';

/** How long, in milliseconds, a deleted collaboration is kept: a minute longer than it can be brought back. */
const KEPT_MS = 75_000;

/** Creates the job that deletes for good what members have deleted and not brought back. */
function createCollaborationPurge(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const before = new Date(ctx.now.getTime() - KEPT_MS);
    const ids = await findRemovedBefore(ctx.db, before);
    await eachInTurn(ctx.log, 'deleted collaboration', ids, (id) => purgeCollaboration(ctx, id, before));
  };
}

export const collaborationPurgeJob = defineJob({
  queue: 'collaboration-purge',
  /** Every minute. */
  schedule: '* * * * *',
  work: createCollaborationPurge,
});
