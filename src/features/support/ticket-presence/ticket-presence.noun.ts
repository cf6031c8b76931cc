import { defineNoun } from '#platform/server/noun.ts';
import { ticketPresenceRoutes } from './ticket-presence.routes.ts';

export const ticketPresenceNoun = defineNoun({
  routes: ticketPresenceRoutes,
});
