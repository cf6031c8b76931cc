import { defineNoun } from '#platform/server/noun.ts';
import { coursePlayerRoutes } from './course-player.routes.ts';

export const coursePlayerNoun = defineNoun({
  routes: coursePlayerRoutes,
});
