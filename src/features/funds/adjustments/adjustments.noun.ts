import { defineNoun } from '#platform/server/noun.ts';
import { ADJUSTMENTS_MAX } from './adjustments.contract.ts';
import { adjustmentsRoutes } from './adjustments.routes.ts';

export const adjustmentsNoun = defineNoun({
  routes: adjustmentsRoutes,
  limits: [
    {
      what: 'refunds, entries of interest and moves between heads',
      max: ADJUSTMENTS_MAX,
      of: 'of a grant, each',
    },
  ],
});
