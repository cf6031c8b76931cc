import { defineNoun } from '#platform/server/noun.ts';
import { GRANT_VERSIONS_MAX, GRANTS_MAX } from './grants.contract.ts';
import { grantsRoutes } from './grants.routes.ts';
import { CONDITIONS_MAX, HEADS_MAX, TRANCHES_MAX, YEARS_MAX } from './terms.rules.ts';

export const grantsNoun = defineNoun({
  routes: grantsRoutes,
  limits: [
    { what: 'grants', max: GRANTS_MAX, of: 'of a collaboration' },
    { what: 'versions', max: GRANT_VERSIONS_MAX, of: 'of the terms of a grant' },
    { what: 'heads', max: HEADS_MAX, of: 'of a grant' },
    { what: 'tranches', max: TRANCHES_MAX, of: 'of a grant' },
    { what: 'financial years', max: YEARS_MAX, of: 'of a grant' },
    { what: 'conditions', max: CONDITIONS_MAX, of: 'of a tranche' },
  ],
});
