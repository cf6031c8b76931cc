import { defineNoun } from '#platform/server/noun.ts';
import { starterLibraryJob } from './starter-library.job.ts';

export const starterLibraryNoun = defineNoun({
  jobs: [starterLibraryJob],
});
