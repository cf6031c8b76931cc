import { defineNoun } from '#platform/server/noun.ts';
import { circlesErrors } from './circles.errors.ts';
import { circlesRoutes } from './circles.routes.ts';

export const circlesNoun = defineNoun({
  routes: circlesRoutes,
  errors: circlesErrors,
});
