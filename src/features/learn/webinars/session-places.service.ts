import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { CourseSession } from './course-sessions.contract.ts';
import { findSessionForUpdate } from './course-sessions.repository.ts';
import { neededNoLonger, WAITING_MAX } from './course-sessions.rules.ts';
import { getSession, isToCome, sessionById } from './course-sessions.service.ts';
import * as places from './session-places.repository.ts';
import { fillPlaces } from './waiting-list.service.ts';

/**
 * Takes a place for the member, or the last one on the waiting list. The date is locked meanwhile: of all who ask for
 * the last place at the same time one gets it. A second call changes nothing.
 * @throws AppError COURSE_SESSION_NOT_FOUND, COURSE_SESSION_OVER, COURSE_HAS_PRICE, COURSE_SESSION_FULL.
 */
export function registerForSession(ctx: MemberContext, id: string): Promise<CourseSession> {
  return transact(ctx, async (ctx) => {
    const { actor, db, now } = ctx;
    const row = await sessionById(ctx, id, findSessionForUpdate);
    if (!isToCome(row, now)) throw new AppError('COURSE_SESSION_OVER');
    if (row.price > 0) throw new AppError('COURSE_HAS_PRICE');
    const [own] = await places.findRegistrations(db, actor.accountId, [id]);
    if (own) return getSession(ctx, id);
    const isWaiting = row.registered >= row.places;
    if (isWaiting && row.waiting >= WAITING_MAX) throw new AppError('COURSE_SESSION_FULL');
    await places.insertRegistration(db, {
      id: newId(),
      session_id: id,
      user_id: actor.accountId,
      is_waiting: isWaiting,
      reminded_before: neededNoLonger(row.starts_at, now),
      created_at: now,
    });
    return getSession(ctx, id);
  });
}

/** Takes a member out of a date; the first of the waiting list gets a place that became free. Call in a transaction. */
async function takeOut(ctx: Context, memberId: string, id: string): Promise<void> {
  const row = await findSessionForUpdate(ctx.db, id);
  if (!row || !isToCome(row, ctx.now)) return;
  await places.deleteRegistration(ctx.db, memberId, id);
  const after = await findSessionForUpdate(ctx.db, id);
  if (after) await fillPlaces(ctx, after);
}

/**
 * Gives the member's place back. A second call changes nothing.
 * @throws AppError COURSE_SESSION_NOT_FOUND, COURSE_SESSION_OVER once it has begun.
 */
export function leaveSession(ctx: MemberContext, id: string): Promise<CourseSession> {
  return transact(ctx, async (ctx) => {
    const row = await sessionById(ctx, id, findSessionForUpdate);
    if (!isToCome(row, ctx.now)) throw new AppError('COURSE_SESSION_OVER');
    await takeOut(ctx, ctx.actor.accountId, id);
    return getSession(ctx, id);
  });
}

/** Gives back all places of a member who leaves Dayitva. Can run again. Call in a transaction. */
export async function leaveAllSessions(ctx: Context, memberId: string): Promise<void> {
  // In one order, so that two members who leave the same dates do not wait for each other in a circle.
  for (const id of await places.findSessionsOfMember(ctx.db, memberId, ctx.now))
    await takeOut(ctx, memberId, id);
}

/**
 * Leaves two accounts of one organisation one place at each date; the first of the waiting list gets a place that became
 * free. Call in a transaction that has locked both accounts.
 */
export async function joinPlaces(ctx: Context, one: string, other: string): Promise<void> {
  // In one order, as in `leaveAllSessions`.
  for (const id of await places.findSharedSessions(ctx.db, one, other)) {
    const row = await findSessionForUpdate(ctx.db, id);
    if (!row) continue;
    await places.keepBestRegistration(ctx.db, [one, other], id);
    const after = await findSessionForUpdate(ctx.db, id);
    if (after && isToCome(after, ctx.now)) await fillPlaces(ctx, after);
  }
}
