import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './ticket-figures.contract.ts';
import * as figures from './ticket-figures.service.ts';

export function ticketFiguresRoutes(bind: Bind): void {
  bind(contract.listTicketWeeks, (ctx) => figures.listTicketWeeks(ctx));
}
