import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './ticket-presence.contract.ts';
import * as presence from './ticket-presence.service.ts';

export function ticketPresenceRoutes(bind: Bind): void {
  bind(contract.reportPresence, (ctx, { params, body }) => presence.reportPresence(ctx, params.id, body));
  bind(contract.leaveTicket, (ctx, { params }) => presence.leaveTicket(ctx, params.id));
}
