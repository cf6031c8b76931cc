import { defineNoun } from '#platform/server/noun.ts';
import { partnersTurnErrors } from './partners-turn.errors.ts';
import { partnersTurnRoutes } from './partners-turn.routes.ts';

export const partnersTurnNoun = defineNoun({
  routes: partnersTurnRoutes,
  errors: partnersTurnErrors,
});
