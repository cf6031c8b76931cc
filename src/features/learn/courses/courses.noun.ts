import { defineNoun } from '#platform/server/noun.ts';
import { coursesErrors } from './courses.errors.ts';
import { coursesRoutes } from './courses.routes.ts';

export const coursesNoun = defineNoun({
  routes: coursesRoutes,
  errors: coursesErrors,
});
