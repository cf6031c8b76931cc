import { defineNoun } from '#platform/server/noun.ts';
import { ticketQueueErrors } from './ticket-queue.errors.ts';
import { ticketQueueRoutes } from './ticket-queue.routes.ts';

export const ticketQueueNoun = defineNoun({
  routes: ticketQueueRoutes,
  errors: ticketQueueErrors,
});
