import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './case-study-review.contract.ts';
import * as review from './case-study-review.service.ts';

export function caseStudyReviewRoutes(bind: Bind): void {
  bind(contract.listReviewedCaseStudies, (ctx, { query }) => review.listReviewedCaseStudies(ctx, query));
  bind(contract.getReviewedCaseStudy, (ctx, { params }) => review.getReviewedCaseStudy(ctx, params.id));
  bind(contract.decideCaseStudy, (ctx, { params, body }) => review.decideCaseStudy(ctx, params.id, body));
}
