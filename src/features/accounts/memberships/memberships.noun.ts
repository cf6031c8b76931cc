import { defineNoun } from '#platform/server/noun.ts';
import { membershipsErrors } from './memberships.errors.ts';
import { membershipsRoutes } from './memberships.routes.ts';

export const membershipsNoun = defineNoun({
  routes: (bind, parts) => membershipsRoutes(bind, parts.signIn),
  errors: membershipsErrors,
});
