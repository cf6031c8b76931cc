import { defineNoun } from '#platform/server/noun.ts';
import { collaborationRecords } from './collaboration-records.service.ts';

export const memberRecordsNoun = defineNoun({
  records: collaborationRecords,
});
