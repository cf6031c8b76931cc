import { DAY_MS } from '#platform/contract/durations.ts';
import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import { dropFiles } from '#platform/server/files/files.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteForgotten } from './attachments.repository.ts';

const STEP = 200;

/** Creates the job that deletes attachments which no post has a day after they were uploaded. */
function createForgottenAttachmentsRemoval(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const before = new Date(ctx.now.getTime() - DAY_MS);
    for (let deleted = STEP; deleted === STEP; ) {
      deleted = await transact(ctx, async (ctx) => {
        const files = await deleteForgotten(ctx.db, before, STEP);
        await dropFiles(ctx, files);
        return files.length;
      });
    }
  };
}

export const forgottenAttachmentsRemovalJob = defineJob({
  queue: 'forgotten-attachments',
  /** Every night at a quarter past three in India. */
  schedule: '45 21 * * *',
  work: createForgottenAttachmentsRemoval,
});
