import { defineNoun } from '#platform/server/noun.ts';
import { loadGrievancesDemo } from './grievances.demo.ts';
import { grievancesErrors } from './grievances.errors.ts';
import { grievancesRoutes } from './grievances.routes.ts';

export const grievancesNoun = defineNoun({
  routes: (bind, parts) => grievancesRoutes(bind, parts.config),
  errors: grievancesErrors,
  demo: { finish: loadGrievancesDemo },
});
