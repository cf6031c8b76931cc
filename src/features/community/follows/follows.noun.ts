import { defineNoun } from '#platform/server/noun.ts';
import { followsRoutes } from './follows.routes.ts';

export const followsNoun = defineNoun({
  routes: followsRoutes,
});
