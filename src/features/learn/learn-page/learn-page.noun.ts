import { defineNoun } from '#platform/server/noun.ts';
import { learnRoutes } from './learn.routes.ts';

export const learnPageNoun = defineNoun({
  routes: learnRoutes,
});
