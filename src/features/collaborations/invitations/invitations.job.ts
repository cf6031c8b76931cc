import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context, JobParts } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { deleteOldInvitations } from './invitations.repository.ts';

export const OLD_INVITATIONS_QUEUE = 'collaboration-invitations';

/** Every day. */
export const OLD_INVITATIONS_SCHEDULE = '17 22 * * *';

/** How long invitations are kept that expired or were answered, in milliseconds: 30 days, for a clear word to who comes late. */
const KEPT_MS = 30 * DAY_MS;

/** Creates the job that deletes old invitations into collaborations, with their addresses. */
export function createOldInvitationsRemoval(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    await deleteOldInvitations(ctx.db, new Date(ctx.now.getTime() - KEPT_MS));
  };
}
