import { defineNoun } from '#platform/server/noun.ts';
import { adminNavigationRoutes } from './admin-navigation.routes.ts';

export const frameNoun = defineNoun({
  routes: adminNavigationRoutes,
});
