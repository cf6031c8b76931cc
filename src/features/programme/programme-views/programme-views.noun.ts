import { defineNoun } from '#platform/server/noun.ts';
import { programmeViewRecords } from './programme-view-records.service.ts';
import { PROGRAMME_VIEWS_MAX } from './programme-views.contract.ts';
import { programmeViewsErrors } from './programme-views.errors.ts';
import { programmeViewsRoutes } from './programme-views.routes.ts';

export const programmeViewsNoun = defineNoun({
  routes: programmeViewsRoutes,
  records: programmeViewRecords,
  limits: [
    { what: 'views', max: PROGRAMME_VIEWS_MAX, of: 'of the programme, of a person in an organisation' },
  ],
  errors: programmeViewsErrors,
});
