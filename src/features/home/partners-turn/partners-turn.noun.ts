import { defineNoun } from '#platform/server/noun.ts';
import { partnersTurnErrors } from './partners-turn.errors.ts';
import { partnersTurnRoutes } from './partners-turn.routes.ts';
import { reminderRecords } from './reminder-records.service.ts';

export const partnersTurnNoun = defineNoun({
  routes: partnersTurnRoutes,
  records: reminderRecords,
  errors: partnersTurnErrors,
});
