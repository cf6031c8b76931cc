import type { JobParts } from '#platform/server/context.ts';
import { defineJob } from '#platform/server/noun.ts';
import { countChangedWords } from './words.repository.ts';

/** Creates the job that counts the words which members took up or gave up since it ran last. */
const createMarketplaceWords =
  ({ db }: JobParts) =>
  (): Promise<void> =>
    countChangedWords(db);

export const marketplaceWordsJob = defineJob({
  queue: 'marketplace-words',
  /** A word with typing errors is corrected to a new word after a minute at most. */
  schedule: '* * * * *',
  work: createMarketplaceWords,
});
