import { defineNoun } from '#platform/server/noun.ts';
import { coursePlayerErrors } from './course-player.errors.ts';
import { coursePlayerRoutes } from './course-player.routes.ts';

export const coursePlayerNoun = defineNoun({
  routes: coursePlayerRoutes,
  errors: coursePlayerErrors,
});
