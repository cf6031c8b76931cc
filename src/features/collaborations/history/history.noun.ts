import { defineNoun } from '#platform/server/noun.ts';
import { historyRoutes } from './history.routes.ts';

export const historyNoun = defineNoun({
  routes: historyRoutes,
});
