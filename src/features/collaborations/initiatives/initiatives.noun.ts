import { defineNoun } from '#platform/server/noun.ts';
import { initiativesRoutes } from './initiatives.routes.ts';

export const initiativesNoun = defineNoun({
  routes: initiativesRoutes,
});
