import { defineNoun } from '#platform/server/noun.ts';
import { COURSE_FILES_MAX } from './course-proposals.contract.ts';
import { courseProposalsErrors } from './course-proposals.errors.ts';
import { courseProposalsRoutes } from './course-proposals.routes.ts';
import { courseRecords } from './course-records.service.ts';

export const courseProposalsNoun = defineNoun({
  routes: courseProposalsRoutes,
  records: courseRecords,
  limits: [{ what: 'files', max: COURSE_FILES_MAX, of: 'of a course' }],
  errors: courseProposalsErrors,
});
