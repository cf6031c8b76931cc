import { defineNoun } from '#platform/server/noun.ts';
import { caseStudyReviewRoutes } from './case-study-review.routes.ts';

export const caseStudyReviewNoun = defineNoun({
  routes: caseStudyReviewRoutes,
});
