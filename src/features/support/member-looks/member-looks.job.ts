import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context } from '#platform/server/context.ts';
import { inSteps } from '#platform/server/in-steps.ts';
import { defineJob } from '#platform/server/noun.ts';
import { deleteLooksBefore } from './member-looks.repository.ts';

const KEPT_MS = 365 * DAY_MS;

/** Creates the job that deletes looks at members after a year. */
function createSupportLooksRemoval({ db, log }: Pick<Context, 'db' | 'log'>) {
  return async (): Promise<void> => {
    const before = new Date(Date.now() - KEPT_MS);
    const deleted = await inSteps((step) => deleteLooksBefore(db, before, step));
    log.info({ deleted }, 'old looks of supporters deleted');
  };
}

export const supportLooksRemovalJob = defineJob({
  queue: 'support-looks-removal',
  /** Every night at five to three in India. */
  schedule: '25 21 * * *',
  work: createSupportLooksRemoval,
});
