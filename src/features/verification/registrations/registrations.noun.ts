import { defineNoun } from '#platform/server/noun.ts';
import { registrationRoutes } from './registrations.routes.ts';

export const registrationsNoun = defineNoun({
  routes: registrationRoutes,
});
