import { defineNoun } from '#platform/server/noun.ts';
import { projectsRoutes } from './projects.routes.ts';

export const projectsNoun = defineNoun({
  routes: projectsRoutes,
});
