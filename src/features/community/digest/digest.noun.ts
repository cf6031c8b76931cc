import { defineNoun } from '#platform/server/noun.ts';
import { communityDigestJob } from './digest.job.ts';

export const digestNoun = defineNoun({
  jobs: [communityDigestJob],
});
