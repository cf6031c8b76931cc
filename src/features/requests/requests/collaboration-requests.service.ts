import { startCollaboration } from '#features/collaborations/initiatives/start-collaboration.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { findMember } from '#features/profiles/records/members.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { type WaitingSummary, withTotal } from '#platform/server/database/waiting.ts';
import { emit } from '#platform/server/events/events.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import {
  type CollaborationRequest,
  type CollaborationRequestAnswer,
  type CollaborationRequestCounts,
  type CollaborationRequestInput,
  type ReceivedRequestsQuery,
  type SentRequestsQuery,
  WITHDRAWN_A_DAY_MAX,
} from './collaboration-requests.contract.ts';
import {
  guestRequestClosed,
  requestAnswered,
  requestSent,
  requestWithdrawn,
} from './collaboration-requests.events.ts';
import { canAnswer } from './collaboration-requests.policy.ts';
import * as requests from './collaboration-requests.repository.ts';

/** @throws AppError VALIDATION_FAILED if the name or email is missing. */
function guestOf({ guest_name, guest_email }: Pick<CollaborationRequestInput, 'guest_name' | 'guest_email'>) {
  if (guest_name && guest_email) return { guest_name, guest_email };
  throw validationError({
    ...(!guest_name && { guest_name: 'Name is required' }),
    ...(!guest_email && { guest_email: 'Email is required' }),
  });
}

/**
 * Sends a collaboration request to a member. A guest's request is held for an admin's review.
 * @throws AppError PROFILE_NOT_FOUND, REQUEST_TO_YOURSELF, REQUEST_ALREADY_OPEN, REQUEST_WITHDRAWN_TOO_OFTEN,
 *   REQUEST_WAITS_FOR_YOU if the target asked first;
 *   SESSION_ENDED if the sender's account no longer exists; VALIDATION_FAILED for a guest without name or email.
 */
export function sendCollaborationRequest(
  ctx: Context,
  input: CollaborationRequestInput,
): Promise<CollaborationRequest> {
  return transact(ctx, async (ctx) => {
    const yesterday = new Date(ctx.now.getTime() - DAY_MS);
    const senderId = ctx.actor?.profileId ?? null;
    const target = await requests.findTarget(ctx.db, input.target_profile_id, senderId, yesterday);
    if (!target) throw new AppError('PROFILE_NOT_FOUND');
    if ((target.withdrawn ?? 0) >= WITHDRAWN_A_DAY_MAX) throw new AppError('REQUEST_WITHDRAWN_TOO_OFTEN');
    if (!ctx.actor) return holdGuestRequest(ctx, target, input);
    const { sender_name } = target;
    // A member whose account no longer exists does not become a guest.
    if (sender_name === null) throw new AppError('SESSION_ENDED');
    if (target.has_asked) throw new AppError('REQUEST_WAITS_FOR_YOU');
    const { guest_name, guest_email, ...asked } = input;
    const sent = await requests.insertRequest(ctx.db, 'r.target_profile_id', {
      ...asked,
      id: newId(),
      sender_profile_id: ctx.actor.profileId,
      sent_by: ctx.actor.accountId,
      target_profile_name: target.member_name,
      status: 'pending',
    });
    await emit(ctx, requestSent, {
      id: sent.id,
      senderId: ctx.actor.profileId,
      to: target,
      by: await nameOfActor({ ...ctx, actor: ctx.actor }),
      objective: input.collaboration_objective,
    });
    return sent;
  });
}

/** Keeps a visitor's request for an admin's review. */
async function holdGuestRequest(
  ctx: Context,
  target: { member_name: string; is_page_public: boolean },
  input: CollaborationRequestInput,
): Promise<CollaborationRequest> {
  const held = await requests.insertRequest(ctx.db, 'r.sender_profile_id', {
    ...input,
    ...guestOf(input),
    id: newId(),
    target_profile_name: target.member_name,
    status: 'held',
  });
  // A guest must not learn what only members can see: for a hidden page, not even the name.
  return target.is_page_public ? held : { ...held, target_profile_name: input.target_profile_name ?? '' };
}

export function listReceivedCollaborationRequests(
  ctx: MemberContext,
  query: ReceivedRequestsQuery,
): Promise<CollaborationRequest[]> {
  return requests.findReceivedRequests(ctx.db, ctx.actor.profileId, query);
}

export function listSentCollaborationRequests(
  ctx: MemberContext,
  query: SentRequestsQuery,
): Promise<CollaborationRequest[]> {
  return requests.findSentRequests(ctx.db, ctx.actor.profileId, query);
}

/** Lists the requests between the caller and these members that wait for an answer: one reading for all cards of a page. */
export const listCollaborationRequestStates = (ctx: MemberContext, ids: string[]) =>
  requests.findWaitingBetween(ctx.db, ctx.actor.profileId, ids);

export async function getCollaborationRequestCounts(ctx: MemberContext): Promise<CollaborationRequestCounts> {
  const [received, sent] = await Promise.all([
    requests.countRequests(ctx.db, 'target_profile_id', ctx.actor.profileId),
    requests.countRequests(ctx.db, 'sender_profile_id', ctx.actor.profileId),
  ]);
  return { received, sent };
}

/** Lists the first requests that wait for the member's answer, the longest first, and counts all. */
export async function listWaitingRequests(ctx: MemberContext, limit: number) {
  return withTotal(await requests.findWaitingRequests(ctx.db, ctx.actor.profileId, limit));
}

/** Lists the first requests of the member that wait for an answer, the longest first, and counts all. */
export async function listUnansweredRequests(ctx: MemberContext, asked: { limit: number; id?: string }) {
  return withTotal(await requests.findUnansweredRequests(ctx.db, ctx.actor.profileId, asked));
}

/** Counts guests' requests that wait for an admin, and dates the oldest. */
export const countHeldRequests = (ctx: MemberContext): Promise<WaitingSummary> =>
  requests.summariseHeldRequests(ctx.db);

/**
 * Accepts, declines or withdraws a pending request, or closes one of a guest. Accepting starts the collaboration in the same
 * transaction.
 * @throws AppError COLLABORATION_REQUEST_NOT_FOUND (also if the caller is neither side), FORBIDDEN for the
 *   wrong side, REQUEST_ALREADY_ANSWERED, GUEST_REQUEST_BY_MAIL for another answer to a guest.
 */
export function answerCollaborationRequest(
  ctx: MemberContext,
  id: string,
  input: CollaborationRequestAnswer,
): Promise<CollaborationRequest> {
  const { status, reason = null, title } = input;
  return transact(ctx, async (ctx) => {
    const request = await requests.findRequestForUpdate(ctx.db, id, ctx.actor.profileId);
    if (request?.released_at) return closeGuestRequest(ctx, request, status);
    if (!request?.sender_profile_id || !request.target_profile_id || status === 'closed') {
      throw new AppError('COLLABORATION_REQUEST_NOT_FOUND');
    }
    if (!canAnswer(ctx.actor.profileId, request, status)) throw new AppError('FORBIDDEN');
    if (request.status !== 'pending') throw new AppError('REQUEST_ALREADY_ANSWERED');
    const sender = await findMember(ctx, request.sender_profile_id);
    const target = await findMember(ctx, request.target_profile_id);
    if (!sender || !target) throw new AppError('PROFILE_NOT_FOUND');
    // It is kept, and comes back with its sender.
    if (status !== 'withdrawn' && sender.suspended_at) throw new AppError('COLLABORATION_REQUEST_NOT_FOUND');
    const collaborationId =
      status === 'accepted' ? await startCollaboration(ctx, { request, sender, target, title }) : null;
    await requests.updateRequest(ctx.db, id, {
      status,
      reason,
      answered_at: ctx.now,
      answered_by: ctx.actor.accountId,
      collaboration_id: collaborationId,
    });
    const settled = { id, sender, target, leaving: null };
    if (status === 'withdrawn') {
      await emit(ctx, requestWithdrawn, settled);
      return requests.findSentRequest(ctx.db, id);
    }
    await emit(ctx, requestAnswered, { ...settled, by: await nameOfActor(ctx), collaborationId, reason });
    return requests.findReceivedRequest(ctx.db, id);
  });
}

/** A guest has no account: the target replies by email, and then closes the request. */
async function closeGuestRequest(
  ctx: MemberContext,
  request: { id: string; status: string },
  status: CollaborationRequestAnswer['status'],
): Promise<CollaborationRequest> {
  if (status !== 'closed') throw new AppError('GUEST_REQUEST_BY_MAIL');
  if (request.status !== 'released') throw new AppError('REQUEST_ALREADY_ANSWERED');
  await requests.updateRequest(ctx.db, request.id, {
    status,
    reason: null,
    answered_at: ctx.now,
    answered_by: ctx.actor.accountId,
    collaboration_id: null,
  });
  await emit(ctx, guestRequestClosed, { id: request.id, target: { id: ctx.actor.profileId } });
  return requests.findReceivedRequest(ctx.db, request.id);
}
