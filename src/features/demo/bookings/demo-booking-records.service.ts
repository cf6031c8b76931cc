import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { cancelBookingsOf } from './booking-changes.service.ts';
import { findEveryBooking } from './demo-bookings.repository.ts';
import { closeSlotsOf, findEverySlot } from './demo-slots.repository.ts';
import { findEveryRequest, withdrawRequestsOf } from './group-requests.repository.ts';

/**
 * Demos that the member has booked, and requests for a group. They are erased with the account; who asks for deletion
 * gives the demos to come back, and an admin offers no more.
 */
export const demoBookingRecords: MemberRecords = {
  async exportData(ctx) {
    const [demo_bookings, demo_requests, demo_slots_offered] = await Promise.all([
      findEveryBooking(ctx.db, ctx.actor.accountId),
      findEveryRequest(ctx.db, ctx.actor.accountId),
      findEverySlot(ctx.db, ctx.actor.accountId),
    ]);
    return { demo_bookings, demo_requests, demo_slots_offered };
  },
  async closeForPerson(ctx, accountId) {
    await cancelBookingsOf(ctx, accountId);
    await withdrawRequestsOf(ctx.db, accountId, ctx.now);
    await closeSlotsOf(ctx.db, accountId, ctx.now);
  },
};
