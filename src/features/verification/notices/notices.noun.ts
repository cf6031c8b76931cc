import { defineNoun } from '#platform/server/noun.ts';
import { verificationNoticesJob } from './verification-notices.job.ts';

export const noticesNoun = defineNoun({
  jobs: [verificationNoticesJob],
});
