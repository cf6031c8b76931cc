import { defineNoun } from '#platform/server/noun.ts';
import { resourceRatingsErrors } from './resource-ratings.errors.ts';
import { resourceRatingsRoutes } from './resource-ratings.routes.ts';

export const resourceRatingsNoun = defineNoun({
  routes: resourceRatingsRoutes,
  errors: resourceRatingsErrors,
});
