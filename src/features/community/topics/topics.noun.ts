import { defineNoun } from '#platform/server/noun.ts';
import { topicsErrors } from './topics.errors.ts';
import { topicsRoutes } from './topics.routes.ts';

export const topicsNoun = defineNoun({
  routes: topicsRoutes,
  errors: topicsErrors,
});
