import { defineNoun } from '#platform/server/noun.ts';
import { supportTicketRecords } from './support-ticket-records.service.ts';
import { REPLIES_MAX, TICKET_FILES_MAX } from './support-tickets.contract.ts';
import { loadSupportTicketsDemo } from './support-tickets.demo.ts';
import { supportTicketsRoutes } from './support-tickets.routes.ts';
import { ticketsErrors } from './tickets.errors.ts';

export const ticketsNoun = defineNoun({
  routes: (bind, parts) => supportTicketsRoutes(bind, parts.config),
  records: supportTicketRecords,
  limits: [
    { what: 'messages', max: REPLIES_MAX, of: 'in a support ticket' },
    { what: 'files', max: TICKET_FILES_MAX, of: 'in a support ticket' },
  ],
  errors: ticketsErrors,
  demo: { load: loadSupportTicketsDemo },
});
