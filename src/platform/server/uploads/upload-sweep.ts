import { AppError } from '#platform/contract/errors.ts';
import { type JobParts, transact } from '../context.ts';
import { findOldUploads } from '../database/upload-rows.ts';
import { eachInTurn } from '../each-in-turn.ts';
import type { Jobs } from '../jobs.ts';
import { dropUpload, uploadsSince } from './uploads.ts';

export const UPLOAD_SWEEP_QUEUE = 'upload-sweep';
export const UPLOAD_SWEEP_SCHEDULE = '43 * * * *';

const AT_ONCE = 500;

/** Creates the job that removes uploads that no feature has taken over within a day. */
export function createUploadSweep(parts: JobParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx = { ...parts, jobs, actor: null, now: new Date() };
    const old = await findOldUploads(ctx.db, { before: uploadsSince(ctx.now), now: ctx.now }, AT_ONCE);
    await eachInTurn(ctx.log, 'upload', old, (id) =>
      transact(ctx, (ctx) => dropUpload(ctx, id)).catch((error) => {
        // Another process was first.
        if (!(error instanceof AppError)) throw error;
      }),
    );
  };
}
