import { defineNoun } from '#platform/server/noun.ts';
import { searchTextsJob } from './search-texts.job.ts';
import { marketplaceWordsJob } from './words.job.ts';
import { countChangedWords } from './words.repository.ts';

export const wordsNoun = defineNoun({
  jobs: [marketplaceWordsJob, searchTextsJob],
  demo: { finish: countChangedWords },
});
