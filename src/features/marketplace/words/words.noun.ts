import { defineNoun } from '#platform/server/noun.ts';
import { marketplaceWordsJob } from './words.job.ts';

export const wordsNoun = defineNoun({
  jobs: [marketplaceWordsJob],
});
