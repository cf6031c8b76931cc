import { defineNoun } from '#platform/server/noun.ts';
import { grievancesRoutes } from './grievances.routes.ts';

export const grievancesNoun = defineNoun({
  routes: (bind, parts) => grievancesRoutes(bind, parts.config),
});
