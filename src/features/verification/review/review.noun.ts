import { defineNoun } from '#platform/server/noun.ts';
import { reviewErrors } from './review.errors.ts';
import { verificationReviewRoutes } from './verification-review.routes.ts';

export const reviewNoun = defineNoun({
  routes: (bind, parts) => verificationReviewRoutes(bind, parts.config),
  errors: reviewErrors,
});
