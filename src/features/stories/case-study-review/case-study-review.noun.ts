import { defineNoun } from '#platform/server/noun.ts';
import { caseStudyReviewErrors } from './case-study-review.errors.ts';
import { caseStudyReviewRoutes } from './case-study-review.routes.ts';

export const caseStudyReviewNoun = defineNoun({
  routes: caseStudyReviewRoutes,
  errors: caseStudyReviewErrors,
});
