import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context, JobParts } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteOldInvitations } from './invitations.repository.ts';

/** How long invitations are kept that expired or were answered, in milliseconds: 30 days, for a clear word to who comes late. */
const KEPT_MS = 30 * DAY_MS;

/** Creates the job that deletes old invitations into collaborations, with their addresses. */
function createOldInvitationsRemoval(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    await deleteOldInvitations(ctx.db, new Date(ctx.now.getTime() - KEPT_MS));
  };
}

export const oldInvitationsRemovalJob = defineJob({
  queue: 'collaboration-invitations',
  /** Every day. */
  schedule: '17 22 * * *',
  work: createOldInvitationsRemoval,
});
