import type { Context, JobParts } from '#platform/server/context.ts';
import { inSteps } from '#platform/server/in-steps.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteOldStories } from './news-sync.repository.ts';
import { keptSince } from './news-sync.rules.ts';
import { type NewsSyncSettings, syncFeeds } from './news-sync.service.ts';

/** Creates the job that fetches the sources that are due, and deletes the news that has been kept long enough. */
function createNewsSync(parts: JobParts, settings: NewsSyncSettings) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const report = await syncFeeds(ctx, settings, { onlyDue: true });
    const deleted = await inSteps((step) => deleteOldStories(ctx.db, keptSince(ctx.now), step));
    if (report.fetched + report.failed + deleted > 0) ctx.log.info({ ...report, deleted }, 'news synced');
  };
}

export const newsSyncJob = defineJob({
  queue: 'news-sync',
  /** Every 30 minutes (specification part 2, section 9). */
  schedule: '*/30 * * * *',
  /** Sources that became due while no process ran, and those of new demo data, do not wait for the next half hour. */
  atStart: true,
  work: (parts) => createNewsSync(parts, parts.config),
});
