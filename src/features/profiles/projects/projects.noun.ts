import { defineNoun } from '#platform/server/noun.ts';
import { projectsErrors } from './projects.errors.ts';
import { projectsRoutes } from './projects.routes.ts';

export const projectsNoun = defineNoun({
  routes: projectsRoutes,
  errors: projectsErrors,
});
