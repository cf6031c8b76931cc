import { defineNoun } from '#platform/server/noun.ts';
import { dailyMailsJob } from './daily-mails.job.ts';

export const dailyMailsNoun = defineNoun({
  jobs: [dailyMailsJob],
});
