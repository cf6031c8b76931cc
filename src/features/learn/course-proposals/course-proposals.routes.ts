import type { Bind } from '#platform/server/http/bind.ts';
import { createCourseFile } from './course-files.service.ts';
import * as contract from './course-proposals.contract.ts';
import * as proposals from './course-proposals.service.ts';
import * as review from './course-review.service.ts';

export function courseProposalsRoutes(bind: Bind): void {
  bind(contract.listOwnCourseProposals, (ctx, { query }) => proposals.listOwnCourseProposals(ctx, query));
  bind(contract.createCourseProposal, (ctx) => proposals.createCourseProposal(ctx), {
    stores: {
      what: 'courses',
      perDay: 20,
      inAll: { max: contract.PROPOSALS_MAX, table: 'course_proposals', column: 'author_id' },
    },
  });
  bind(contract.getCourseProposal, (ctx, { params }) => proposals.getCourseProposal(ctx, params.id));
  bind(
    contract.saveCourseProposal,
    (ctx, { params, body }) => proposals.saveCourseProposal(ctx, params.id, body),
    { stores: { what: 'changes of courses', perDay: 2000 } },
  );
  bind(
    contract.submitCourseProposal,
    (ctx, { params, body }) => proposals.submitCourseProposal(ctx, params.id, body),
    { stores: { what: 'submitted courses', perDay: 50 } },
  );
  bind(contract.withdrawCourseProposal, (ctx, { params }) =>
    proposals.withdrawCourseProposal(ctx, params.id),
  );
  bind(contract.removeCourseProposal, (ctx, { params }) => proposals.removeCourseProposal(ctx, params.id));
  bind(contract.createCourseFile, (ctx, { params, file }) => createCourseFile(ctx, params.id, file), {
    stores: { what: 'files of courses', perDay: 200 },
  });
  bind(contract.previewCourseText, (ctx, { body }) => proposals.previewCourseText(ctx, body.text), {
    stores: { what: 'previews of texts', perDay: 1000 },
  });
  bind(contract.listWaitingCourseProposals, (ctx, { query }) =>
    review.listWaitingCourseProposals(ctx, query),
  );
  bind(contract.decideCourseProposal, (ctx, { params, body }) =>
    review.decideCourseProposal(ctx, params.id, body),
  );
  bind(contract.listHiddenCourses, (ctx, { query }) => review.listHiddenCourses(ctx, query));
  bind(contract.hideCourse, (ctx, { params }) => review.setCourseHidden(ctx, params.id, true));
  bind(contract.showCourse, (ctx, { params }) => review.setCourseHidden(ctx, params.id, false));
}
