import { defineNoun } from '#platform/server/noun.ts';
import { decisionRecords } from './decision-records.service.ts';

export const decisionsNoun = defineNoun({
  records: decisionRecords,
});
