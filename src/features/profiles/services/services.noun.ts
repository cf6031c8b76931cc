import { defineNoun } from '#platform/server/noun.ts';
import { servicesRoutes } from './services.routes.ts';

export const servicesNoun = defineNoun({
  routes: servicesRoutes,
});
