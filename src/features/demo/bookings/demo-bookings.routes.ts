import { createLinkTokens } from '#platform/server/crypto/link-tokens.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { getDemoBookingCalendar } from './booking-calendar.service.ts';
import * as changes from './booking-changes.service.ts';
import * as contract from './demo-bookings.contract.ts';
import { LINK_KIND } from './demo-bookings.rules.ts';
import * as bookings from './demo-bookings.service.ts';
import { requestGroupDemo } from './group-requests.service.ts';

export function demoBookingsRoutes(
  bind: Bind,
  config: { adminEmail?: string | undefined; sessionSecret: string },
): void {
  const tokenOf = createLinkTokens(config.sessionSecret, LINK_KIND);
  bind(contract.listFreeSlots, (ctx) => bookings.listFreeSlots(ctx));
  bind(contract.bookDemo, (ctx, { body }, caller) => bookings.bookDemo(ctx, body, caller, tokenOf), {
    stores: { what: 'booked demos', perDay: 10 },
  });
  bind(contract.getDemoBooking, (ctx, { params }) => bookings.getDemoBooking(ctx, params.token));
  bind(contract.getDemoBookingCalendar, (ctx, { params }) => getDemoBookingCalendar(ctx, params.token));
  bind(contract.moveDemoBooking, (ctx, { params, body }) =>
    changes.moveDemoBooking(ctx, params.token, body.slot_id),
  );
  bind(contract.acceptDemoOffer, (ctx, { params }) => changes.acceptDemoOffer(ctx, params.token));
  bind(contract.cancelDemoBooking, (ctx, { params, body }) =>
    changes.cancelDemoBooking(ctx, params.token, body.asks_again),
  );
  bind(contract.requestGroupDemo, (ctx, { body }) => requestGroupDemo(ctx, body, config), {
    stores: { what: 'requests for a group demo', perDay: 5 },
  });
}
