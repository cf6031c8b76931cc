import { LINK_KIND } from '#features/demo/bookings/demo-bookings.rules.ts';
import { createLinkTokens } from '#platform/server/crypto/link-tokens.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './booking-desk.contract.ts';
import * as answers from './group-answers.service.ts';
import * as slots from './slots.service.ts';

export function bookingDeskRoutes(bind: Bind, config: { sessionSecret: string }): void {
  const tokenOf = createLinkTokens(config.sessionSecret, LINK_KIND);
  bind(contract.listDemoSlots, (ctx, { query }) => slots.listDemoSlots(ctx, query));
  bind(contract.offerDemoSlots, (ctx, { body }) => slots.offerDemoSlots(ctx, body));
  bind(contract.closeDemoSlot, (ctx, { params, body }) =>
    slots.closeDemoSlot(ctx, params.id, body.is_closed),
  );
  bind(contract.cancelDemoSlot, (ctx, { params, body }) => slots.cancelDemoSlot(ctx, params.id, body.reason));
  bind(contract.cancelBookingAsAdmin, (ctx, { params, body }) =>
    slots.cancelBookingAsAdmin(ctx, params.id, body.reason),
  );
  bind(contract.listDemoRequests, (ctx, { query }) => answers.listDemoRequests(ctx, query));
  bind(contract.offerGroupDemo, (ctx, { params, body }) =>
    answers.offerGroupDemo(ctx, params.id, body, tokenOf),
  );
  bind(contract.declineGroupDemo, (ctx, { params, body }) =>
    answers.declineGroupDemo(ctx, params.id, body.reason),
  );
}
