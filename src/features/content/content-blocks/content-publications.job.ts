import type { Context, JobParts } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { publishDueBlocks } from './content-blocks.service.ts';

/** Blocks that one transaction publishes. */
const AT_ONCE = 20;

/** Creates the job that publishes blocks whose time has come. */
function createContentPublications(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    for (let done = AT_ONCE; done === AT_ONCE; ) done = await publishDueBlocks(ctx, AT_ONCE);
  };
}

export const contentPublicationsJob = defineJob({
  queue: 'content-publications',
  /** Every minute: admins choose whole minutes. */
  schedule: '* * * * *',
  work: createContentPublications,
});
