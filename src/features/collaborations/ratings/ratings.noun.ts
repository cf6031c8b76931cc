import { defineNoun } from '#platform/server/noun.ts';
import { ratingsErrors } from './ratings.errors.ts';
import { ratingsRoutes } from './ratings.routes.ts';

export const ratingsNoun = defineNoun({
  routes: ratingsRoutes,
  errors: ratingsErrors,
});
