import { defineNoun } from '#platform/server/noun.ts';
import { collaborationExportsRoutes } from './collaboration-exports.routes.ts';

export const exportsNoun = defineNoun({
  routes: collaborationExportsRoutes,
});
