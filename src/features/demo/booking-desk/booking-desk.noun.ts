import { defineNoun } from '#platform/server/noun.ts';
import { bookingDeskErrors } from './booking-desk.errors.ts';
import { bookingDeskRoutes } from './booking-desk.routes.ts';

export const bookingDeskNoun = defineNoun({
  routes: (bind, parts) => bookingDeskRoutes(bind, parts.config),
  errors: bookingDeskErrors,
});
