import { defineNoun } from '#platform/server/noun.ts';
import { REPORT_COMMENTS_MAX, REPORT_FILES_MAX, REPORTS_MAX } from './reports.contract.ts';
import { loadReportsDemo } from './reports.demo.ts';
import { reportsErrors } from './reports.errors.ts';
import { progressReportsRoutes } from './reports.routes.ts';

export const reportsNoun = defineNoun({
  routes: progressReportsRoutes,
  limits: [
    { what: 'progress reports', max: REPORTS_MAX, of: 'of a collaboration' },
    { what: 'files', max: REPORT_FILES_MAX, of: 'that a progress report names' },
    { what: 'comments', max: REPORT_COMMENTS_MAX, of: 'that a progress report quotes' },
  ],
  errors: reportsErrors,
  demo: { load: loadReportsDemo },
});
