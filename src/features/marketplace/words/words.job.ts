import type { JobParts } from '#platform/server/context.ts';
import { countChangedWords } from './words.repository.ts';

export const MARKETPLACE_WORDS_QUEUE = 'marketplace-words';

/** A word with typing errors is corrected to a new word after a minute at most. */
export const MARKETPLACE_WORDS_SCHEDULE = '* * * * *';

/** Creates the job that counts the words which members took up or gave up since it ran last. */
export const createMarketplaceWords =
  ({ db }: JobParts) =>
  (): Promise<void> =>
    countChangedWords(db);
