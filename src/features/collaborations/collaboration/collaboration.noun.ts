import { defineNoun } from '#platform/server/noun.ts';
import { collaborationErrors } from './collaboration.errors.ts';
import { collaborationsRoutes } from './collaborations.routes.ts';

export const collaborationNoun = defineNoun({
  routes: collaborationsRoutes,
  errors: collaborationErrors,
});
