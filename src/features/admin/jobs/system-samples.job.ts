import { DAY_MS } from '#platform/contract/durations.ts';
import type { JobParts } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteSamplesBefore, storeSample } from './system.repository.ts';

const STEP_MS = 15 * 60_000;
const KEPT_MS = 30 * DAY_MS;

/** Creates the job that stores figures of the system every 15 minutes, and deletes those of 30 days before. */
function createSystemSamples({ db }: JobParts) {
  return async (): Promise<void> => {
    const takenAt = new Date(Math.floor(Date.now() / STEP_MS) * STEP_MS);
    await storeSample(db, takenAt);
    await deleteSamplesBefore(db, new Date(takenAt.getTime() - KEPT_MS));
  };
}

export const systemSamplesJob = defineJob({
  queue: 'system-samples',
  schedule: '*/15 * * * *',
  work: createSystemSamples,
});
