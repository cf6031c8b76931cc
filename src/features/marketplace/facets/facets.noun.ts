import { defineNoun } from '#platform/server/noun.ts';
import { facetRoutes } from './facets.routes.ts';

export const facetsNoun = defineNoun({
  routes: facetRoutes,
});
