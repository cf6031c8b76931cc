import { defineNoun } from '#platform/server/noun.ts';
import { circleManagerErrors } from './circle-manager.errors.ts';
import { managedCirclesRoutes } from './managed-circles.routes.ts';

export const circleManagerNoun = defineNoun({
  routes: managedCirclesRoutes,
  errors: circleManagerErrors,
});
