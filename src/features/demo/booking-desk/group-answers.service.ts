import { mailOffer, mailRequestDeclined } from '#features/demo/bookings/demo-booking.mail.ts';
import { findBooking, insertBooking } from '#features/demo/bookings/demo-bookings.repository.ts';
import { DEMO_DAYS, earliestStart } from '#features/demo/bookings/demo-bookings.rules.ts';
import { insertSlots } from '#features/demo/bookings/demo-slots.repository.ts';
import * as requests from '#features/demo/bookings/group-requests.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { LinkTokens } from '#platform/server/crypto/link-tokens.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type { listDemoRequests as listRoute, OfferInput } from './booking-desk.contract.ts';
import { freeTimes } from './slots.service.ts';

const DONE = { done: true as const };

/** Lists requests for a group that wait, or answered ones. */
export async function listDemoRequests(
  ctx: MemberContext,
  { view, ...query }: PageQuery & { view: 'waiting' | 'answered' },
): Promise<RouteOutput<typeof listRoute>> {
  const isWaiting = view === 'waiting';
  const [total, rows] = await Promise.all([
    requests.countRequests(ctx.db, isWaiting),
    requests.findRequests(ctx.db, isWaiting, query),
  ]);
  const records = rows.map(({ account_id, preferred_days, ...row }) => ({
    ...row,
    is_member: account_id !== null,
    preferred_days: DEMO_DAYS.filter((day) => preferred_days.includes(day)),
  }));
  return { records, pagination: paginationOf(query, total) };
}

/** Locks a request that waits. @throws AppError DEMO_REQUEST_NOT_FOUND, DEMO_REQUEST_ANSWERED. */
async function requestToAnswer(ctx: MemberContext, id: string): Promise<requests.GroupRequestRow> {
  const request = await requests.findRequestForUpdate(ctx.db, id);
  if (!request) throw new AppError('DEMO_REQUEST_NOT_FOUND');
  if (request.state !== 'waiting') throw new AppError('DEMO_REQUEST_ANSWERED');
  return request;
}

/**
 * Offers a time to a group: a slot for it alone, which the link in the mail accepts.
 * @throws AppError DEMO_REQUEST_NOT_FOUND, DEMO_REQUEST_ANSWERED, DEMO_SLOT_OVERLAPS, DEMO_SLOTS_FULL, VALIDATION_FAILED.
 */
export function offerGroupDemo(
  ctx: MemberContext,
  id: string,
  { starts_at, minutes, join_url }: OfferInput,
  tokenOf: LinkTokens,
): Promise<{ done: true }> {
  return transact(ctx, async (ctx) => {
    const request = await requestToAnswer(ctx, id);
    if (Date.parse(starts_at) < earliestStart(ctx.now).getTime())
      throw validationError({ starts_at: 'Please choose a time at least an hour from now' });
    const [time] = await freeTimes(ctx, [{ starts_at, minutes }]);
    if (!time) throw new AppError('DEMO_SLOT_OVERLAPS');
    const [slot_id, bookingId] = [newId(), newId()];
    const slot = { kind: 'group' as const, places: 1, host_id: ctx.actor.accountId, request_id: id };
    await insertSlots(ctx.db, [{ ...time, ...slot, id: slot_id, join_url, created_at: ctx.now }]);
    const token = tokenOf(bookingId);
    const { name, email, organization, account_id, message } = request;
    await insertBooking(ctx.db, {
      id: bookingId,
      slot_id,
      place: 1,
      token_hash: hashToken(token),
      state: 'offered',
      name,
      email,
      organization,
      account_id,
      wish: message,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    await requests.updateRequest(ctx.db, id, { state: 'offered', updated_at: ctx.now });
    recordAct(ctx, {
      kind: 'group-demo-offered',
      subject: ['demo request', id],
      facts: { booking: bookingId },
    });
    await mailOffer(ctx, await findBooking(ctx.db, bookingId), token);
    return DONE;
  });
}

/** Declines a request for a group. @throws AppError DEMO_REQUEST_NOT_FOUND, DEMO_REQUEST_ANSWERED. */
export function declineGroupDemo(ctx: MemberContext, id: string, reason: string): Promise<{ done: true }> {
  return transact(ctx, async (ctx) => {
    const { email } = await requestToAnswer(ctx, id);
    await requests.updateRequest(ctx.db, id, { state: 'declined', reason, updated_at: ctx.now });
    recordAct(ctx, { kind: 'group-demo-declined', subject: ['demo request', id] });
    await mailRequestDeclined(ctx, email, reason);
    return DONE;
  });
}
