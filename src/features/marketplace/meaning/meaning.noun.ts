import { defineNoun } from '#platform/server/noun.ts';
import { marketplaceMeaningJob } from './meaning.job.ts';
import { nearestIndexJob } from './nearest-index.job.ts';

export const meaningNoun = defineNoun({
  jobs: [marketplaceMeaningJob, nearestIndexJob],
});
