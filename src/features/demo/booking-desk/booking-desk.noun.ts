import { defineNoun } from '#platform/server/noun.ts';
import { bookingDeskRoutes } from './booking-desk.routes.ts';

export const bookingDeskNoun = defineNoun({
  routes: (bind, parts) => bookingDeskRoutes(bind, parts.config),
});
