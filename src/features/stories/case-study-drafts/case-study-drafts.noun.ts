import { defineNoun } from '#platform/server/noun.ts';
import { CASE_STUDY_MEDIA_MAX } from './case-study-drafts.contract.ts';
import { caseStudyDraftsErrors } from './case-study-drafts.errors.ts';
import { caseStudyDraftsRoutes } from './case-study-drafts.routes.ts';

export const caseStudyDraftsNoun = defineNoun({
  routes: caseStudyDraftsRoutes,
  limits: [{ what: 'files', max: CASE_STUDY_MEDIA_MAX, of: 'of a success story' }],
  errors: caseStudyDraftsErrors,
});
