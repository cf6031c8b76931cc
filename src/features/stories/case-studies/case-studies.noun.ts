import { defineNoun } from '#platform/server/noun.ts';
import { loadCaseStudiesDemo } from './case-studies.demo.ts';
import { caseStudiesErrors } from './case-studies.errors.ts';
import { caseStudiesRoutes } from './case-studies.routes.ts';
import { caseStudyRecords } from './case-study-records.service.ts';

export const caseStudiesNoun = defineNoun({
  routes: caseStudiesRoutes,
  records: caseStudyRecords,
  errors: caseStudiesErrors,
  demo: { load: loadCaseStudiesDemo },
});
