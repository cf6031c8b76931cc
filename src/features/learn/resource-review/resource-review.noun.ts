import { defineNoun } from '#platform/server/noun.ts';
import { resourceReviewErrors } from './resource-review.errors.ts';
import { resourceReviewRoutes } from './resource-review.routes.ts';

export const resourceReviewNoun = defineNoun({
  routes: resourceReviewRoutes,
  errors: resourceReviewErrors,
});
