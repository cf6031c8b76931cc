import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './support-tickets.contract.ts';
import * as tickets from './support-tickets.service.ts';

export function supportTicketsRoutes(bind: Bind, settings: tickets.SupportSettings): void {
  bind(contract.createTicket, (ctx, { body }) => tickets.createTicket(ctx, body, settings));
  bind(contract.listTickets, (ctx, { query }) => tickets.listTickets(ctx, query));
  bind(contract.getTicketCounts, (ctx, { query }) => tickets.getTicketCounts(ctx, query));
  bind(contract.listAllTickets, (ctx, { query }) => tickets.listAllTickets(ctx, query));
  bind(contract.updateTicket, (ctx, { params, body }) => tickets.updateTicket(ctx, params.id, body));
}
