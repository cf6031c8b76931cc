import { defineNoun } from '#platform/server/noun.ts';
import { repliesRoutes } from './replies.routes.ts';

export const repliesNoun = defineNoun({
  routes: repliesRoutes,
});
