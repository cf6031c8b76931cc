import { defineNoun } from '#platform/server/noun.ts';
import { ticketQueueRoutes } from './ticket-queue.routes.ts';

export const ticketQueueNoun = defineNoun({
  routes: ticketQueueRoutes,
});
