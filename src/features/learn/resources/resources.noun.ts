import { defineNoun } from '#platform/server/noun.ts';
import { resourcesRoutes } from './resources.routes.ts';

export const resourcesNoun = defineNoun({
  routes: resourcesRoutes,
});
