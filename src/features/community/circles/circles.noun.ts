import { defineNoun } from '#platform/server/noun.ts';
import { circlesRoutes } from './circles.routes.ts';

export const circlesNoun = defineNoun({
  routes: circlesRoutes,
});
