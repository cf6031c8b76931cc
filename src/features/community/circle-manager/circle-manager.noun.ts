import { defineNoun } from '#platform/server/noun.ts';
import { managedCirclesRoutes } from './managed-circles.routes.ts';

export const circleManagerNoun = defineNoun({
  routes: managedCirclesRoutes,
});
