import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './case-study-drafts.contract.ts';
import * as drafts from './case-study-drafts.service.ts';
import * as media from './case-study-media.service.ts';

export function caseStudyDraftsRoutes(bind: Bind): void {
  bind(contract.listOwnCaseStudies, (ctx, { query }) => drafts.listOwnCaseStudies(ctx, query));
  bind(contract.createCaseStudy, (ctx, { body }) => drafts.createCaseStudy(ctx, body), {
    stores: {
      what: 'success stories',
      perDay: 20,
      inAll: { max: 50, table: 'case_studies', column: 'author_id' },
    },
  });
  bind(contract.getOwnCaseStudy, (ctx, { params }) => drafts.getOwnCaseStudy(ctx, params.id));
  bind(contract.updateCaseStudy, (ctx, { params, body }) => drafts.updateCaseStudy(ctx, params.id, body));
  bind(contract.submitCaseStudy, (ctx, { params, body }) => drafts.submitCaseStudy(ctx, params.id, body), {
    stores: { what: 'success stories sent for review', perDay: 10 },
  });
  bind(contract.removeCaseStudy, (ctx, { params }) => drafts.removeCaseStudy(ctx, params.id));
  bind(contract.addCaseStudyMedia, (ctx, { params, file }) => media.addCaseStudyMedia(ctx, params.id, file), {
    stores: { what: 'files of success stories', perDay: 100 },
  });
  bind(contract.removeCaseStudyMedia, (ctx, { params }) =>
    media.removeCaseStudyMedia(ctx, params.id, params.mediaId),
  );
}
