import { defineNoun } from '#platform/server/noun.ts';
import { UTILISATIONS_MAX } from './utilisations.contract.ts';
import { utilisationsRoutes } from './utilisations.routes.ts';

export const utilisationsNoun = defineNoun({
  routes: utilisationsRoutes,
  limits: [{ what: 'utilisation statements', max: UTILISATIONS_MAX, of: 'of a grant' }],
});
