import type { SupportSettings } from '#features/support/tickets/ticket-creation.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './guest-links.contract.ts';
import * as guests from './guest-links.service.ts';

export function guestLinksRoutes(bind: Bind, settings: SupportSettings): void {
  bind(contract.openGuestTicket, (ctx, { body }) => guests.openGuestTicket(ctx, body.token));
  bind(contract.replyToGuestTicket, (ctx, { body }) => guests.replyToGuestTicket(ctx, body, settings), {
    stores: { what: 'messages by a link in a mail', perDay: 100 },
  });
  bind(contract.rateGuestTicket, (ctx, { body }) => guests.rateGuestTicket(ctx, body));
  bind(contract.downloadGuestFile, (ctx, { body }) => guests.downloadGuestFile(ctx, body));
  bind(contract.endGuestLinks, (ctx, { body }) => guests.endGuestLinks(ctx, body.token));
}
