import { defineNoun } from '#platform/server/noun.ts';
import { resourceRatingsRoutes } from './resource-ratings.routes.ts';

export const resourceRatingsNoun = defineNoun({
  routes: resourceRatingsRoutes,
});
