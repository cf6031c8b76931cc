import { defineNoun } from '#platform/server/noun.ts';
import { partnerNewsJob } from './partner-news.job.ts';
import { partnerNewsRecords } from './partner-news-records.service.ts';

export const partnerNewsNoun = defineNoun({
  jobs: [partnerNewsJob],
  records: partnerNewsRecords,
});
