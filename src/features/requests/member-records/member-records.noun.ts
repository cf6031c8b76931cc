import { defineNoun } from '#platform/server/noun.ts';
import { requestRecords } from './request-records.service.ts';

export const memberRecordsNoun = defineNoun({
  records: requestRecords,
});
