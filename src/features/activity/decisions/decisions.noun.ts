import { defineNoun } from '#platform/server/noun.ts';
import { decisionRecords } from './decision-records.service.ts';
import { decisionsErrors } from './decisions.errors.ts';

export const decisionsNoun = defineNoun({
  records: decisionRecords,
  errors: decisionsErrors,
});
