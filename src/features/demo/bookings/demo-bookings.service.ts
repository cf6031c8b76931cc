import { sessionTime } from '#features/learn/webinars/course-sessions.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import type { LinkTokens } from '#platform/server/crypto/link-tokens.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { newId } from '#platform/server/ids.ts';
import { bookingsErrors } from './bookings.errors.ts';
import { mailBooked } from './demo-booking.mail.ts';
import type { DemoBooking, DemoBookingInput, FreeSlot } from './demo-bookings.contract.ts';
import * as bookings from './demo-bookings.repository.ts';
import { earliestStart, isNearBy, OPEN_MAX } from './demo-bookings.rules.ts';
import * as slots from './demo-slots.repository.ts';

/** Most free times that one answer has. */
const FREE_MAX = 100;
/** Free times that a refusal names. */
const NAMED_MAX = 3;

export const listFreeSlots = (ctx: Context): Promise<FreeSlot[]> =>
  slots.findFreeSlots(ctx.db, earliestStart(ctx.now), FREE_MAX);

/** A refusal that names the next free times. */
async function refusalWith(ctx: Context, code: 'DEMO_SLOT_TAKEN' | 'DEMO_SLOT_TOO_SOON'): Promise<AppError> {
  const free = await slots.findFreeSlots(ctx.db, earliestStart(ctx.now), NAMED_MAX);
  const next = free.length > 0 ? `Next free: ${free.map(sessionTime).join('; ')}.` : 'No other time is free.';
  return new AppError(code, { message: `${bookingsErrors[code][1]} ${next}` });
}

/**
 * Locks a slot for everybody and finds a free place in it. Call inside a transaction.
 * @throws AppError DEMO_SLOT_TAKEN (also if it was closed or is not for everybody), DEMO_SLOT_TOO_SOON.
 */
export async function takePlace(ctx: Context, slotId: string): Promise<number> {
  const slot = await slots.findSlotForUpdate(ctx.db, slotId);
  if (!slot || slot.closed_at || slot.request_id) throw await refusalWith(ctx, 'DEMO_SLOT_TAKEN');
  if (Date.parse(slot.starts_at) < earliestStart(ctx.now).getTime())
    throw await refusalWith(ctx, 'DEMO_SLOT_TOO_SOON');
  const place = await slots.findFreePlace(ctx.db, slotId);
  if (place === null) throw await refusalWith(ctx, 'DEMO_SLOT_TAKEN');
  return place;
}

/** Two people never get the same place, whatever runs at once. */
export const givePlace = <T>(write: () => Promise<T>): Promise<T> =>
  mapConstraints({ demo_bookings_one_each: 'DEMO_SLOT_TAKEN' }, write);

/** Shapes a booking for whoever has its link. */
export function shownBooking(row: bookings.BookingRow, now: Date): DemoBooking {
  const isOver = row.state !== 'cancelled' && Date.parse(row.starts_at) <= now.getTime();
  // The call may be opened until it ends, by people who come late.
  const isEnded = Date.parse(row.starts_at) + row.minutes * 60_000 <= now.getTime();
  return {
    kind: row.kind,
    starts_at: row.starts_at,
    minutes: row.minutes,
    state: isOver ? 'over' : row.state,
    join_url: row.state === 'booked' && !isEnded ? row.join_url : null,
    is_of_group: row.request_id !== null,
    cancelled_by: row.cancelled_by,
    reason: row.reason,
  };
}

/**
 * Books a demo and mails both sides.
 * @throws AppError DEMO_BOOKINGS_FULL for an address, account or visitor with three demos to come; DEMO_SLOT_TAKEN,
 * DEMO_SLOT_TOO_SOON, each with the next free times.
 */
export function bookDemo(
  ctx: Context,
  input: DemoBookingInput,
  caller: Pick<Caller, 'visitor'>,
  tokenOf: LinkTokens,
): Promise<Pick<FreeSlot, 'kind' | 'starts_at' | 'minutes'>> {
  const account_id = ctx.actor?.accountId ?? null;
  const visitor = ctx.actor ? null : caller.visitor(dayInIndia(ctx.now));
  return transact(ctx, async (ctx) => {
    const booker = { email: input.email, account_id, visitor };
    if ((await bookings.countOpenBookings(ctx.db, booker, ctx.now)) >= OPEN_MAX)
      throw new AppError('DEMO_BOOKINGS_FULL');
    const place = await takePlace(ctx, input.slot_id);
    const id = newId();
    const token = tokenOf(id);
    await givePlace(() =>
      bookings.insertBooking(ctx.db, {
        id,
        place,
        slot_id: input.slot_id,
        token_hash: hashToken(token),
        state: 'booked',
        name: input.name,
        email: input.email,
        account_id,
        visitor,
        organization: input.organization ?? null,
        wish: input.wish ?? null,
        created_at: ctx.now,
        updated_at: ctx.now,
      }),
    );
    const row = await bookings.findBooking(ctx.db, id);
    if (isNearBy(row.starts_at, ctx.now)) await bookings.updateBooking(ctx.db, id, { reminded_at: ctx.now });
    await mailBooked(ctx, row, token);
    return { kind: row.kind, starts_at: row.starts_at, minutes: row.minutes };
  });
}

/** Shows a booking; changes nothing. @throws AppError DEMO_BOOKING_NOT_FOUND. */
export async function getDemoBooking(ctx: Context, token: string): Promise<DemoBooking> {
  const row = await bookings.findBookingByToken(ctx.db, hashToken(token));
  if (!row) throw new AppError('DEMO_BOOKING_NOT_FOUND');
  return shownBooking(row, ctx.now);
}
