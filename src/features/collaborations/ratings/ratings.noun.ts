import { defineNoun } from '#platform/server/noun.ts';
import { ratingsRoutes } from './ratings.routes.ts';

export const ratingsNoun = defineNoun({
  routes: ratingsRoutes,
});
