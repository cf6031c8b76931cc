import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import {
  mailBooked,
  mailCancelledByAdmin,
  mailCancelledByVisitor,
  mailHostCancelled,
  mailMoved,
} from './demo-booking.mail.ts';
import type { DemoBooking } from './demo-bookings.contract.ts';
import * as bookings from './demo-bookings.repository.ts';
import { isNearBy } from './demo-bookings.rules.ts';
import { givePlace, shownBooking, takePlace } from './demo-bookings.service.ts';
import { findRequestForUpdate, updateRequest } from './group-requests.repository.ts';

type Row = bookings.BookingRow;

/** Locks a booking that is to come. @throws AppError DEMO_BOOKING_NOT_FOUND, DEMO_BOOKING_OVER. */
async function bookingToChange(ctx: Context, token: string): Promise<Row> {
  const row = await bookings.findBookingByTokenForUpdate(ctx.db, hashToken(token));
  if (!row) throw new AppError('DEMO_BOOKING_NOT_FOUND');
  if (!isToCome(row, ctx.now)) throw new AppError('DEMO_BOOKING_OVER');
  return row;
}

const isToCome = (row: Row, now: Date) =>
  row.state !== 'cancelled' && Date.parse(row.starts_at) > now.getTime();

/**
 * Moves a booking to another free time and mails both sides; the calendar entry keeps its UID.
 * @throws AppError DEMO_BOOKING_NOT_FOUND, DEMO_BOOKING_OVER, DEMO_BOOKING_OF_GROUP, DEMO_SLOT_TAKEN (also for the time that
 * it has), DEMO_SLOT_TOO_SOON.
 */
export function moveDemoBooking(ctx: Context, token: string, slotId: string): Promise<DemoBooking> {
  return transact(ctx, async (ctx) => {
    const before = await bookingToChange(ctx, token);
    if (before.request_id) throw new AppError('DEMO_BOOKING_OF_GROUP');
    if (before.slot_id === slotId) return shownBooking(before, ctx.now);
    const place = await takePlace(ctx, slotId);
    await givePlace(() =>
      bookings.updateBooking(ctx.db, before.id, {
        slot_id: slotId,
        place,
        revision: before.revision + 1,
        updated_at: ctx.now,
        reminded_at: null,
      }),
    );
    const row = await bookings.findBooking(ctx.db, before.id);
    if (isNearBy(row.starts_at, ctx.now))
      await bookings.updateBooking(ctx.db, row.id, { reminded_at: ctx.now });
    await mailMoved(ctx, before, row, token);
    return shownBooking(row, ctx.now);
  });
}

/**
 * Accepts the time that was offered to a group, and mails both sides. A second call changes nothing.
 * @throws AppError DEMO_BOOKING_NOT_FOUND, DEMO_BOOKING_OVER.
 */
export function acceptDemoOffer(ctx: Context, token: string): Promise<DemoBooking> {
  return transact(ctx, async (ctx) => {
    const before = await bookingToChange(ctx, token);
    if (before.state === 'booked') return shownBooking(before, ctx.now);
    const reminded_at = isNearBy(before.starts_at, ctx.now) ? ctx.now : null;
    const changes = { state: 'booked' as const, updated_at: ctx.now, reminded_at };
    await bookings.updateBooking(ctx.db, before.id, changes);
    if (before.request_id)
      await updateRequest(ctx.db, before.request_id, { state: 'accepted', updated_at: ctx.now });
    const row = await bookings.findBooking(ctx.db, before.id);
    await mailBooked(ctx, row, token);
    return shownBooking(row, ctx.now);
  });
}

/** Stores a cancellation of a booking that is locked, and finds it as it then is. */
async function storeCancellation(
  ctx: Context,
  row: Row,
  cancelled_by: NonNullable<Row['cancelled_by']>,
  reason: string | null = null,
): Promise<Row> {
  await bookings.updateBooking(ctx.db, row.id, {
    state: 'cancelled',
    cancelled_by,
    reason,
    revision: row.revision + 1,
    updated_at: ctx.now,
  });
  return bookings.findBooking(ctx.db, row.id);
}

/** Lets the request of a cancelled booking wait again, or ends it. */
async function settleRequest(ctx: Context, row: Row, state: 'waiting' | 'withdrawn'): Promise<void> {
  if (!row.request_id) return;
  const request = await findRequestForUpdate(ctx.db, row.request_id);
  const isOpen = request?.state === 'offered' || request?.state === 'accepted';
  if (isOpen) await updateRequest(ctx.db, row.request_id, { state, updated_at: ctx.now });
}

/**
 * Cancels a booking, or declines an offer, and mails both sides.
 * @param asksAgain a group's request waits for another time.
 * @throws AppError DEMO_BOOKING_NOT_FOUND, DEMO_BOOKING_OVER.
 */
export function cancelDemoBooking(ctx: Context, token: string, asksAgain: boolean): Promise<DemoBooking> {
  return transact(ctx, async (ctx) => {
    const row = await storeCancellation(ctx, await bookingToChange(ctx, token), 'visitor');
    const waits = asksAgain && row.request_id !== null;
    await settleRequest(ctx, row, waits ? 'waiting' : 'withdrawn');
    await mailCancelledByVisitor(ctx, row, waits);
    return shownBooking(row, ctx.now);
  });
}

/**
 * Cancels a booking for an admin, with a reason that both sides get by mail. A group's request waits again.
 * @throws AppError DEMO_BOOKING_NOT_FOUND, DEMO_BOOKING_OVER. Call inside a transaction.
 */
export async function cancelForAdmin(ctx: Context, id: string, reason: string): Promise<void> {
  const before = await bookings.findBookingForUpdate(ctx.db, id);
  if (!before) throw new AppError('DEMO_BOOKING_NOT_FOUND');
  if (!isToCome(before, ctx.now)) throw new AppError('DEMO_BOOKING_OVER');
  const row = await storeCancellation(ctx, before, 'admin', reason);
  await settleRequest(ctx, row, 'waiting');
  await mailCancelledByAdmin(ctx, row);
}

/** Cancels the bookings to come of a member who leaves, and mails the admins. Call inside a transaction. */
export async function cancelBookingsOf(ctx: Context, accountId: string): Promise<void> {
  for (const { id } of await bookings.findBookingsToCome(ctx.db, accountId, ctx.now)) {
    const before = await bookings.findBookingForUpdate(ctx.db, id);
    if (!before || !isToCome(before, ctx.now)) continue;
    const row = await storeCancellation(ctx, before, 'visitor');
    await settleRequest(ctx, row, 'withdrawn');
    await mailHostCancelled(ctx, row);
  }
}

/** Ends an offer that nobody accepted in time; its request waits again. */
export function lapseOffer(ctx: Context, id: string): Promise<void> {
  return transact(ctx, async (ctx) => {
    const before = await bookings.findBookingForUpdate(ctx.db, id);
    if (before?.state !== 'offered') return;
    const row = await storeCancellation(ctx, before, 'time');
    await settleRequest(ctx, row, 'waiting');
  });
}
