import { defineNoun } from '#platform/server/noun.ts';
import { resourcesErrors } from './resources.errors.ts';
import { resourcesRoutes } from './resources.routes.ts';

export const resourcesNoun = defineNoun({
  routes: resourcesRoutes,
  errors: resourcesErrors,
});
