import { findTarget } from '#features/requests/requests/collaboration-requests.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { emit } from '#platform/server/events/events.ts';
import type { GuestWordsInput, HeldCollaborationRequest } from './guest-requests.contract.ts';
import {
  guestRequestEdited,
  guestRequestRefused,
  guestRequestReleased,
  guestRequestsExpired,
} from './guest-requests.events.ts';
import * as guests from './guest-requests.repository.ts';

export const listHeldCollaborationRequests = (
  ctx: MemberContext,
  query: ListQuery,
): Promise<HeldCollaborationRequest[]> => guests.findHeldRequests(ctx.db, query);

/**
 * Locks a request that waits for an admin, as the caller has seen it.
 * @throws AppError COLLABORATION_REQUEST_NOT_FOUND; GUEST_REQUEST_CHANGED if another admin was first.
 */
async function lockSeen(ctx: Context, id: string, version: number) {
  const request = await guests.findGuestRequestForUpdate(ctx.db, id);
  if (!request) throw new AppError('COLLABORATION_REQUEST_NOT_FOUND');
  if (request.status !== 'held' || request.version !== version) throw new AppError('GUEST_REQUEST_CHANGED');
  return request;
}

/**
 * Replaces the words of a guest by shorter or cleaner ones. The guest's own are kept for admins; the target sees that an admin
 * edited the request.
 * @throws AppError as `lockSeen`.
 */
export function editHeldRequest(
  ctx: MemberContext,
  id: string,
  { version, keeps_attachment, additional_notes = null, ...words }: GuestWordsInput,
): Promise<HeldCollaborationRequest> {
  return transact(ctx, async (ctx) => {
    const { attachment_url } = await lockSeen(ctx, id, version);
    const kept = keeps_attachment ? attachment_url : null;
    await guests.updateWords(ctx.db, id, { ...words, additional_notes, attachment_url: kept });
    await emit(ctx, guestRequestEdited, { id });
    return guests.findHeldRequest(ctx.db, id);
  });
}

/**
 * Passes a guest's request on to its target, with a mail.
 * @throws AppError as `lockSeen`; PROFILE_NOT_FOUND if the target is no longer in the marketplace.
 */
export function releaseHeldRequest(
  ctx: MemberContext,
  id: string,
  version: number,
): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    const { target_profile_id, guest_name, collaboration_objective } = await lockSeen(ctx, id, version);
    const to = target_profile_id && (await findTarget(ctx.db, target_profile_id, null, ctx.now));
    if (!to) {
      throw new AppError('PROFILE_NOT_FOUND', {
        message: 'The member is no longer in the marketplace. You can refuse the request.',
      });
    }
    await guests.updateReleased(ctx.db, id, ctx.now);
    const guest = guest_name ?? 'A visitor';
    await emit(ctx, guestRequestReleased, { id, to, guest, objective: collaboration_objective });
    return { message: `${to.member_name} has the request now.` };
  });
}

/**
 * Refuses a guest's request: it is deleted, with name and email.
 * @throws AppError as `lockSeen`.
 */
export function refuseHeldRequest(
  ctx: MemberContext,
  id: string,
  version: number,
): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    const { guest_email } = await lockSeen(ctx, id, version);
    await guests.deleteRequest(ctx.db, id);
    const addresses = await guests.findConfirmedAddresses(ctx.db, guest_email ? [guest_email] : []);
    await emit(ctx, guestRequestRefused, { id, addresses });
    return { message: 'The request is deleted.' };
  });
}

/**
 * Deletes guests' requests from before an instant, at most `most`, and notifies members whose address a guest gave.
 * @returns how many.
 */
export function deleteExpiredRequests(ctx: Context, before: Date, most: number): Promise<number> {
  return transact(ctx, async (ctx) => {
    const deleted = await guests.deleteGuestRequests(ctx.db, before, most);
    const unanswered = deleted.filter(({ status }) => status !== 'closed');
    const emails = [...new Set(unanswered.flatMap(({ guest_email }) => guest_email ?? []))];
    await emit(ctx, guestRequestsExpired, { addresses: await guests.findConfirmedAddresses(ctx.db, emails) });
    return deleted.length;
  });
}
