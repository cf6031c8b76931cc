import { defineNoun } from '#platform/server/noun.ts';
import { communityRecords } from './community-records.service.ts';

export const memberRecordsNoun = defineNoun({
  records: communityRecords,
});
