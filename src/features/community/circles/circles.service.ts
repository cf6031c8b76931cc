import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { Circle } from './circles.contract.ts';
import { canModerate } from './circles.policy.ts';
import * as circles from './circles.repository.ts';

type Row = Awaited<ReturnType<typeof circles.findCircles>>[number];

const toCircle = (ctx: MemberContext, { is_moderator, ...row }: Row): Circle => ({
  ...row,
  can_moderate: canModerate(ctx.actor, is_moderator),
});

export async function listCircles(ctx: MemberContext): Promise<Circle[]> {
  const rows = await circles.findCircles(ctx.db, ctx.actor.profileId, ctx.now);
  return rows.map((row) => toCircle(ctx, row));
}

/** @throws AppError CIRCLE_NOT_FOUND. */
export async function getCircle(ctx: MemberContext, slug: string): Promise<Circle> {
  const row = await circles.findCircle(ctx.db, slug, ctx.actor.profileId, ctx.now);
  if (!row) throw new AppError('CIRCLE_NOT_FOUND');
  return toCircle(ctx, row);
}

/** Finds a circle by its address, and the caller as its reader. @throws AppError CIRCLE_NOT_FOUND. */
export async function requireCircle(ctx: MemberContext, slug: string) {
  const { actor } = ctx;
  const circle = await circles.findCircleBySlug(ctx.db, slug, actor.profileId);
  if (!circle) throw new AppError('CIRCLE_NOT_FOUND');
  const { is_moderator, ...row } = circle;
  return { ...row, reader: { id: actor.profileId, moderates: canModerate(actor, is_moderator) } };
}

/** True if the caller moderates the circle. */
export const moderates = async (ctx: MemberContext, circleId: string): Promise<boolean> =>
  canModerate(
    ctx.actor,
    ctx.actor.isAdmin || (await circles.isModerator(ctx.db, circleId, ctx.actor.profileId)),
  );

/** Notes a visit. @throws AppError CIRCLE_NOT_FOUND. */
export function visitCircle(ctx: MemberContext, slug: string): Promise<{ previous_at: string | null }> {
  return transact(ctx, async (ctx) => {
    const { id: circleId } = await requireCircle(ctx, slug);
    const memberId = ctx.actor.profileId;
    const previous_at = await circles.upsertVisit(ctx.db, { memberId, circleId, now: ctx.now });
    if (previous_at) await circles.deleteOldReads(ctx.db, { memberId, circleId, before: previous_at });
    return { previous_at };
  });
}

/** @throws AppError CIRCLE_NOT_FOUND. */
export async function followCircle(ctx: MemberContext, slug: string): Promise<{ is_followed: boolean }> {
  const { id } = await requireCircle(ctx, slug);
  await circles.insertCircleFollow(ctx.db, { member_id: ctx.actor.profileId, circle_id: id });
  return { is_followed: true };
}

/** @throws AppError CIRCLE_NOT_FOUND. */
export async function unfollowCircle(ctx: MemberContext, slug: string): Promise<{ is_followed: boolean }> {
  const { id } = await requireCircle(ctx, slug);
  await circles.deleteCircleFollow(ctx.db, { member_id: ctx.actor.profileId, circle_id: id });
  return { is_followed: false };
}
