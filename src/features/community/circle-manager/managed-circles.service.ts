import { CIRCLES_MAX } from '#features/community/circles/circles.contract.ts';
import { findVisibleMembers } from '#features/community/posts/posts.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type { CircleInput, CircleUpdate, ManagedCircle } from './managed-circles.contract.ts';
import * as circles from './managed-circles.repository.ts';

export const listManagedCircles = (ctx: MemberContext): Promise<ManagedCircle[]> =>
  circles.findManagedCircles(ctx.db);

/** @throws AppError CIRCLE_NOT_FOUND. */
async function getManagedCircle(ctx: MemberContext, id: string): Promise<ManagedCircle> {
  const circle = await circles.findManagedCircle(ctx.db, id);
  if (!circle) throw new AppError('CIRCLE_NOT_FOUND');
  return circle;
}

/** @throws AppError CIRCLES_FULL. */
async function requireRoom(ctx: MemberContext): Promise<void> {
  if ((await circles.countOpenCircles(ctx.db)) >= CIRCLES_MAX) throw new AppError('CIRCLES_FULL');
}

/** @throws AppError CIRCLES_FULL; VALIDATION_FAILED for an address that another circle has. */
export function createCircle(ctx: MemberContext, input: CircleInput): Promise<ManagedCircle> {
  const known = validationError({ slug: 'Another circle has this address' });
  return mapConstraints({ forum_circles_slug_key: known }, () =>
    transact(ctx, async (ctx) => {
      await requireRoom(ctx);
      const id = newId();
      await circles.insertCircle(ctx.db, { ...input, id, created_at: ctx.now, updated_at: ctx.now });
      recordAct(ctx, { kind: 'circle-added', subject: ['circle', id] });
      return getManagedCircle(ctx, id);
    }),
  );
}

/** @throws AppError CIRCLE_NOT_FOUND, CIRCLES_FULL; VALIDATION_FAILED for a moderator who is no published member. */
export function updateCircle(
  ctx: MemberContext,
  id: string,
  { is_archived, moderator_ids, ...changes }: CircleUpdate,
): Promise<ManagedCircle> {
  return transact(ctx, async (ctx) => {
    const current = await getManagedCircle(ctx, id);
    if (current.is_archived && is_archived === false) await requireRoom(ctx);
    const archived_at = is_archived === undefined ? {} : { archived_at: is_archived ? ctx.now : null };
    await circles.updateCircle(ctx.db, id, { ...changes, ...archived_at, updated_at: ctx.now });
    if (moderator_ids) {
      const already = current.moderators.map((moderator) => moderator.id);
      const added = [...new Set(moderator_ids)].filter((one) => !already.includes(one));
      if ((await findVisibleMembers(ctx.db, added)).length < added.length)
        throw validationError({ moderator_ids: 'One of these members is not here any more' });
      await circles.replaceModerators(ctx.db, id, moderator_ids);
    }
    recordAct(ctx, {
      kind: 'circle-changed',
      subject: ['circle', id],
      facts: {
        ...(is_archived !== undefined && { archived: is_archived }),
        ...(moderator_ids && { moderators: moderator_ids.length }),
      },
    });
    return getManagedCircle(ctx, id);
  });
}
