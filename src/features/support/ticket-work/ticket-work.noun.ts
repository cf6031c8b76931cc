import { defineNoun } from '#platform/server/noun.ts';
import { NOTES_MAX } from './ticket-work.contract.ts';
import { ticketWorkErrors } from './ticket-work.errors.ts';
import { ticketWorkRoutes } from './ticket-work.routes.ts';

export const ticketWorkNoun = defineNoun({
  routes: ticketWorkRoutes,
  limits: [{ what: 'notes', max: NOTES_MAX, of: 'about a support ticket' }],
  errors: ticketWorkErrors,
});
