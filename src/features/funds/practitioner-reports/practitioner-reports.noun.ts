import { defineNoun } from '#platform/server/noun.ts';
import { PRACTITIONER_LINKS_MAX } from './practitioner-reports.contract.ts';
import { practitionerReportsRoutes } from './practitioner-reports.routes.ts';

export const practitionerReportsNoun = defineNoun({
  routes: practitionerReportsRoutes,
  limits: [{ what: 'links to chartered accountants', max: PRACTITIONER_LINKS_MAX, of: 'of a statement' }],
});
