import { defineNoun } from '#platform/server/noun.ts';
import { marketplaceWordsJob } from './words.job.ts';
import { countChangedWords } from './words.repository.ts';

export const wordsNoun = defineNoun({
  jobs: [marketplaceWordsJob],
  demo: { finish: countChangedWords },
});
