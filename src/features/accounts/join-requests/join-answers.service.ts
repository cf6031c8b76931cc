import { findMembership, findOwnProfiles } from '#features/accounts/memberships/memberships.repository.ts';
import { addPerson, lockPeopleAsOwner } from '#features/accounts/memberships/memberships.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import { JOIN_DAYS, type JoinRequest } from './join-requests.contract.ts';
import { mailJoinAccepted, mailJoinRefused } from './join-requests.mail.ts';
import * as requests from './join-requests.repository.ts';

const toJoinRequest = ({ id, name, email, asked_at, expires_at }: requests.JoinRequestRow): JoinRequest => ({
  id,
  name,
  email,
  asked_at,
  expires_at,
});

/** Lists the people who ask to join the profile. */
export async function listJoinRequests(ctx: MemberContext): Promise<JoinRequest[]> {
  return (await requests.findJoinRequests(ctx.db, ctx.actor.profileId)).map(toJoinRequest);
}

/**
 * Locks the people and finds a request that waits. Two owners who answer at once come one after the other.
 * @throws AppError ROLE_FORBIDS, JOIN_REQUEST_NOT_FOUND.
 */
async function lockRequest(ctx: MemberContext, id: string): Promise<requests.JoinRequestRow> {
  await lockPeopleAsOwner(ctx);
  const request = await requests.findWaitingRequest(ctx.db, ctx.actor.profileId, id);
  if (!request) throw new AppError('JOIN_REQUEST_NOT_FOUND');
  return request;
}

/** @throws AppError ROLE_FORBIDS, JOIN_REQUEST_NOT_FOUND, LIMIT_REACHED. */
export function acceptJoinRequest(ctx: MemberContext, id: string, role: Role): Promise<JoinRequest[]> {
  return transact(ctx, async (ctx) => {
    const { profileId } = ctx.actor;
    const { account_id, email, organisation } = await lockRequest(ctx, id);
    await requests.deleteJoinRequest(ctx.db, id);
    // An invitation was faster.
    if (await findMembership(ctx.db, account_id, profileId)) return listJoinRequests(ctx);
    await addPerson(ctx, { accountId: account_id, profileId, role });
    recordAct(ctx, {
      kind: 'join-accepted',
      subject: ['join request', id],
      facts: { profile: profileId, role },
    });
    const hasOther = (await findOwnProfiles(ctx.db, account_id)).length > 1;
    await mailJoinAccepted(ctx, { to: email, account: account_id, organisation, role, hasOther });
    return listJoinRequests(ctx);
  });
}

/** Ends a request without access; an account that was made for it goes. Call inside a transaction. */
async function refuse(
  ctx: Context,
  request: requests.JoinRequestRow,
  why: 'declined' | 'expired',
): Promise<void> {
  const { id, account_id, email, organisation, made_account } = request;
  const isDeleted = made_account && (await requests.deleteAccountOfRequest(ctx.db, account_id));
  if (!isDeleted && why === 'declined') {
    await requests.updateDeclined(ctx.db, id, ctx.now, new Date(ctx.now.getTime() + JOIN_DAYS * DAY_MS));
  } else if (!isDeleted) await requests.deleteJoinRequest(ctx.db, id);
  await mailJoinRefused(ctx, { to: email, account: isDeleted ? null : account_id, organisation, why });
}

/** @throws AppError ROLE_FORBIDS, JOIN_REQUEST_NOT_FOUND. */
export function declineJoinRequest(ctx: MemberContext, id: string): Promise<JoinRequest[]> {
  return transact(ctx, async (ctx) => {
    const request = await lockRequest(ctx, id);
    await refuse(ctx, request, 'declined');
    recordAct(ctx, {
      kind: 'join-declined',
      subject: ['join request', id],
      facts: { profile: ctx.actor.profileId },
    });
    return listJoinRequests(ctx);
  });
}

/** Declines everybody who waits for a profile that is to be deleted. Call inside a transaction. */
export async function declineAll(ctx: Context, profileId: ProfileId): Promise<void> {
  for (const request of await requests.findJoinRequests(ctx.db, profileId)) {
    await refuse(ctx, request, 'declined');
  }
}

/**
 * Ends the requests that nobody answered in time, and forgets old refusals.
 * @throws Error at the end if some could not be ended.
 */
export async function endExpiredRequests(ctx: Context): Promise<void> {
  await eachInTurn(ctx.log, 'join request', await requests.findExpiredRequests(ctx.db, ctx.now), (id) =>
    transact(ctx, async (ctx) => {
      const request = await requests.lockExpiredRequest(ctx.db, id, ctx.now);
      if (!request) return;
      if (request.declined_at) await requests.deleteJoinRequest(ctx.db, id);
      else await refuse(ctx, request, 'expired');
    }),
  );
}
