import { defineNoun } from '#platform/server/noun.ts';
import { resourceReviewRoutes } from './resource-review.routes.ts';

export const resourceReviewNoun = defineNoun({
  routes: resourceReviewRoutes,
});
