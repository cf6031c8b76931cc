import { defineNoun } from '#platform/server/noun.ts';
import { RELEASES_MAX } from './releases.contract.ts';
import { releasesRoutes } from './releases.routes.ts';

export const releasesNoun = defineNoun({
  routes: releasesRoutes,
  limits: [{ what: 'payments', max: RELEASES_MAX, of: 'of a fund request' }],
});
