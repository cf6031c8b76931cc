import type { Bind } from '#platform/server/http/bind.ts';
import * as merging from './ticket-merging.service.ts';
import * as contract from './ticket-work.contract.ts';
import * as work from './ticket-work.service.ts';

export function ticketWorkRoutes(bind: Bind): void {
  bind(contract.getTicketToAnswer, (ctx, { params }) => work.getTicketToAnswer(ctx, params.number));
  bind(contract.updateTicket, (ctx, { params, body }) => work.updateTicket(ctx, params.id, body));
  bind(contract.listTicketNotes, (ctx, { params }) => work.listTicketNotes(ctx, params.id));
  bind(contract.createTicketNote, (ctx, { params, body }) => work.createTicketNote(ctx, params.id, body));
  bind(contract.listDoubleTickets, (ctx, { params }) => merging.listDoubleTickets(ctx, params.id));
  bind(contract.mergeTicket, (ctx, { params, body }) => merging.mergeTicket(ctx, params.id, body));
  bind(contract.unmergeTicket, (ctx, { params, body }) => merging.unmergeTicket(ctx, params.id, body));
  bind(contract.revokeTicketLinks, (ctx, { params }) => work.revokeTicketLinks(ctx, params.id));
}
