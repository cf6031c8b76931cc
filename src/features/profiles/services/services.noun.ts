import { defineNoun } from '#platform/server/noun.ts';
import { servicesErrors } from './services.errors.ts';
import { servicesRoutes } from './services.routes.ts';

export const servicesNoun = defineNoun({
  routes: servicesRoutes,
  errors: servicesErrors,
});
