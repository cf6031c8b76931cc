import { cancelForAdmin } from '#features/demo/bookings/booking-changes.service.ts';
import { type BookingRow, findBookingsOf } from '#features/demo/bookings/demo-bookings.repository.ts';
import { earliestStart } from '#features/demo/bookings/demo-bookings.rules.ts';
import {
  findSlotForUpdate,
  insertSlots,
  type SlotRow,
} from '#features/demo/bookings/demo-slots.repository.ts';
import { MINUTE_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type { DeskBooking, listDemoSlots as listRoute, SlotsInput } from './booking-desk.contract.ts';
import * as desk from './booking-desk.repository.ts';
import { SLOTS_MAX, startsOf } from './booking-desk.rules.ts';

const DONE = { done: true as const };

const deskBooking = (row: BookingRow): DeskBooking => ({
  id: row.id,
  state: row.state,
  name: row.name,
  email: row.email,
  organization: row.organization,
  wish: row.wish,
  is_member: row.account_id !== null,
  created_at: row.created_at,
});

/** Lists slots that are not over, or past ones, with who has booked them. */
export async function listDemoSlots(
  ctx: MemberContext,
  { view, ...query }: PageQuery & { view: 'upcoming' | 'past' },
): Promise<RouteOutput<typeof listRoute>> {
  const past = view === 'past';
  const [total, rows] = await Promise.all([
    desk.countSlots(ctx.db, past, ctx.now),
    desk.findSlots(ctx.db, past, ctx.now, query),
  ]);
  const ids = rows.map(({ id }) => id);
  const booked = await findBookingsOf(ctx.db, ids);
  const records = rows.map(({ closed_at, request_id, ...row }) => ({
    ...row,
    is_closed: closed_at !== null,
    is_of_group: request_id !== null,
    bookings: booked.filter(({ slot_id }) => slot_id === row.id).map(deskBooking),
  }));
  return { records, pagination: paginationOf(query, total) };
}

/** A stretch of time that an admin is taken. */
interface Time {
  starts_at: string;
  minutes: number;
}

const overlap = (one: Time, other: Time): boolean =>
  Date.parse(one.starts_at) < Date.parse(other.starts_at) + other.minutes * MINUTE_MS &&
  Date.parse(other.starts_at) < Date.parse(one.starts_at) + one.minutes * MINUTE_MS;

/**
 * Keeps the times that an admin has free, each against those before it as well. Locks the slots of all.
 * @throws AppError DEMO_SLOTS_FULL when more slots than allowed would be to come. Call inside a transaction.
 */
export async function freeTimes(ctx: MemberContext, wanted: Time[]): Promise<Time[]> {
  await desk.lockSlots(ctx.db);
  const all = await desk.findTimes(ctx.db, ctx.now);
  const taken: Time[] = all.filter(({ host_id }) => host_id === ctx.actor.accountId);
  const free: Time[] = [];
  for (const time of wanted) {
    if (taken.some((other) => overlap(time, other))) continue;
    taken.push(time);
    free.push(time);
  }
  if (all.length + free.length > SLOTS_MAX) throw new AppError('DEMO_SLOTS_FULL');
  return free;
}

/**
 * Offers slots. Those that overlap slots of the same admin are left out.
 * @throws AppError VALIDATION_FAILED for a time that has passed, or days on which none falls; DEMO_SLOTS_FULL;
 * DEMO_SLOT_OVERLAPS if none is left.
 */
export function offerDemoSlots(
  ctx: MemberContext,
  input: SlotsInput,
): Promise<{ offered: number; left_out: number }> {
  const { kind, minutes, places, join_url } = input;
  return transact(ctx, async (ctx) => {
    const earliest = earliestStart(ctx.now).toISOString();
    const starts = startsOf(input);
    const toCome = starts.filter((start) => start >= earliest);
    if (toCome.length === 0)
      throw validationError({
        first_day:
          starts.length > 0 ? 'Please choose a time in the future' : 'None of these days is in these weeks',
      });
    const free = await freeTimes(
      ctx,
      toCome.map((starts_at) => ({ starts_at, minutes })),
    );
    if (free.length === 0) throw new AppError('DEMO_SLOT_OVERLAPS');
    const common = { kind, places, join_url, host_id: ctx.actor.accountId, created_at: ctx.now };
    await insertSlots(
      ctx.db,
      free.map((time) => ({ ...time, ...common, id: newId() })),
    );
    recordAct(ctx, {
      kind: 'demo-slots-offered',
      subject: ['member', ctx.actor.accountId],
      facts: { offered: free.length },
    });
    return { offered: free.length, left_out: starts.length - free.length };
  });
}

/** Locks a slot that has not begun. @throws AppError DEMO_SLOT_NOT_FOUND, DEMO_BOOKING_OVER. */
async function slotToChange(ctx: MemberContext, id: string): Promise<SlotRow> {
  const slot = await findSlotForUpdate(ctx.db, id);
  if (!slot) throw new AppError('DEMO_SLOT_NOT_FOUND');
  if (Date.parse(slot.starts_at) <= ctx.now.getTime()) throw new AppError('DEMO_BOOKING_OVER');
  return slot;
}

/**
 * Closes a slot or opens it again.
 * @throws AppError DEMO_SLOT_NOT_FOUND, DEMO_BOOKING_OVER; DEMO_SLOT_OVERLAPS when its host has offered the time again.
 */
export function closeDemoSlot(ctx: MemberContext, id: string, isClosed: boolean): Promise<{ done: true }> {
  return transact(ctx, async (ctx) => {
    await desk.lockSlots(ctx.db);
    const slot = await slotToChange(ctx, id);
    if (!isClosed && slot.closed_at) {
      const open = await desk.findTimes(ctx.db, ctx.now);
      if (open.some((other) => other.host_id === slot.host_id && overlap(slot, other)))
        throw new AppError('DEMO_SLOT_OVERLAPS');
    }
    await desk.setClosed(ctx.db, id, isClosed ? ctx.now : null);
    recordAct(ctx, { kind: 'demo-slot-closed', subject: ['demo', id], facts: { closed: isClosed } });
    return DONE;
  });
}

/** Closes a slot and cancels its bookings. @throws AppError DEMO_SLOT_NOT_FOUND, DEMO_BOOKING_OVER. */
export function cancelDemoSlot(ctx: MemberContext, id: string, reason: string): Promise<{ done: true }> {
  return transact(ctx, async (ctx) => {
    await slotToChange(ctx, id);
    await desk.setClosed(ctx.db, id, ctx.now);
    recordAct(ctx, { kind: 'demo-slot-cancelled', subject: ['demo', id] });
    for (const booking of await findBookingsOf(ctx.db, [id])) await cancelForAdmin(ctx, booking.id, reason);
    return DONE;
  });
}

/** Cancels one booking. @throws AppError DEMO_BOOKING_NOT_FOUND, DEMO_BOOKING_OVER. */
export function cancelBookingAsAdmin(
  ctx: MemberContext,
  id: string,
  reason: string,
): Promise<{ done: true }> {
  return transact(ctx, async (ctx) => {
    await cancelForAdmin(ctx, id, reason);
    recordAct(ctx, { kind: 'demo-booking-cancelled', subject: ['demo booking', id] });
    return DONE;
  });
}
