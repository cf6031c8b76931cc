import { defineNoun } from '#platform/server/noun.ts';
import { organisationsErrors } from './organisations.errors.ts';
import { organisationRoutes } from './organisations.routes.ts';

export const organisationsNoun = defineNoun({
  routes: (bind, { config }) => organisationRoutes(bind, config),
  errors: organisationsErrors,
});
