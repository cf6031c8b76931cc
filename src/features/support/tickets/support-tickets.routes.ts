import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './support-tickets.contract.ts';
import * as tickets from './support-tickets.service.ts';
import type { SupportSettings } from './ticket-creation.service.ts';
import * as replies from './ticket-replies.service.ts';

export function supportTicketsRoutes(bind: Bind, settings: SupportSettings): void {
  bind(contract.createTicket, (ctx, { body }) => tickets.createTicket(ctx, body, settings), {
    stores: { what: 'support tickets', perDay: 20 },
  });
  bind(contract.listTickets, (ctx, { query }) => tickets.listTickets(ctx, query));
  bind(contract.getTicketCounts, (ctx, { query }) => tickets.getTicketCounts(ctx, query));
  bind(contract.getTicket, (ctx, { params }) => tickets.getTicket(ctx, params.number));
  bind(
    contract.replyToTicket,
    (ctx, { params, body }) => replies.replyToTicket(ctx, params.id, body, settings),
    { stores: { what: 'messages in support tickets', perDay: 100 } },
  );
  bind(contract.rateTicket, (ctx, { params, body }) => replies.rateTicket(ctx, params.id, body), {
    stores: { what: 'ratings of support', perDay: 50 },
  });
}
