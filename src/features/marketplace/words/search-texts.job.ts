import type { JobParts } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/noun.ts';
import { hasStaleSearchTexts, renewSearchTexts } from './search-texts.repository.ts';

/** Rows that one transaction computes anew: few enough that nobody who writes to one of them waits long. */
const ROWS_AT_ONCE = 200;

/** Creates the job that computes texts for searching anew after a migration has changed how. */
const createRenewal =
  ({ db }: JobParts) =>
  async (): Promise<void> => {
    for (let isMore = true; isMore; ) isMore = await renewSearchTexts(db, ROWS_AT_ONCE);
  };

export const searchTextsJob = defineJob({
  queue: 'search-texts',
  atStart: ({ db }) => hasStaleSearchTexts(db),
  work: createRenewal,
});
