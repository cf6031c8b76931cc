import { defineNoun } from '#platform/server/noun.ts';
import { milestoneDatesJob } from './milestone-dates.job.ts';

export const milestoneDatesNoun = defineNoun({
  jobs: [milestoneDatesJob],
});
