import type { Context, JobParts } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { publishDueBlocks } from './content-blocks.service.ts';

export const CONTENT_PUBLICATIONS_QUEUE = 'content-publications';

/** Every minute: admins choose whole minutes. */
export const CONTENT_PUBLICATIONS_SCHEDULE = '* * * * *';

/** Blocks that one transaction publishes. */
const AT_ONCE = 20;

/** Creates the job that publishes blocks whose time has come. */
export function createContentPublications(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    for (let done = AT_ONCE; done === AT_ONCE; ) done = await publishDueBlocks(ctx, AT_ONCE);
  };
}
