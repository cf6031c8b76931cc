import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './case-studies.contract.ts';
import * as stories from './case-studies.service.ts';

export function caseStudiesRoutes(bind: Bind): void {
  bind(contract.listCaseStudies, (ctx, { query }) => stories.listCaseStudies(ctx, query));
  bind(contract.listCaseStudyOrganizations, (ctx) => stories.listCaseStudyOrganizations(ctx));
  bind(contract.listMemberCaseStudies, (ctx, { params, query }) =>
    stories.listMemberCaseStudies(ctx, params.slug, query),
  );
  bind(contract.getCaseStudy, (ctx, { params }) => stories.getCaseStudy(ctx, params.slug));
  bind(contract.viewCaseStudy, (ctx, { params }, caller) => stories.viewCaseStudy(ctx, params.slug, caller));
  bind(contract.likeCaseStudy, (ctx, { params }) => stories.likeCaseStudy(ctx, params.slug), {
    stores: { what: 'likes of success stories', perDay: 500 },
  });
  bind(contract.unlikeCaseStudy, (ctx, { params }) => stories.unlikeCaseStudy(ctx, params.slug));
  bind(contract.downloadCaseStudyMedia, (ctx, { params }) =>
    stories.downloadCaseStudyMedia(ctx, params.slug, params.id),
  );
}
