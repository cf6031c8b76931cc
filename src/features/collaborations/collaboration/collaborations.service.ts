import { randomBytes } from 'node:crypto';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { Collaboration, CollaborationStats, CollaborationUpdate } from './collaborations.contract.ts';
import { canRemove } from './collaborations.policy.ts';
import * as collaborations from './collaborations.repository.ts';

/** Creates an id as the specification defines it: `collab_`, the time in milliseconds and a random suffix. */
export const newCollaborationId = (ctx: Context) =>
  `collab_${ctx.now.getTime()}_${randomBytes(6).toString('hex')}`;

export function listCollaborations(ctx: MemberContext, query: ListQuery): Promise<Collaboration[]> {
  return collaborations.findCollaborations(ctx.db, ctx.actor.id, query);
}

/** Returns the member's newest active collaborations, at most `limit`, and the number of all active ones. */
export async function listActiveCollaborations(
  ctx: MemberContext,
  limit: number,
): Promise<{ newest: Pick<Collaboration, 'title' | 'progress_percentage'>[]; total: number }> {
  const newest = await collaborations.findActiveCollaborations(ctx.db, ctx.actor.id, limit);
  return { newest, total: newest[0]?.total ?? 0 };
}

export async function getCollaborationStats(ctx: MemberContext): Promise<CollaborationStats> {
  const stats = await collaborations.findCollaborationStats(ctx.db, ctx.actor.id, dayInIndia(ctx.now));
  const { milestones_met, milestones_missed, ...figures } = stats;
  const due = milestones_met + milestones_missed;
  return { ...figures, success_rate: due === 0 ? null : Math.round((100 * milestones_met) / due) };
}

/** @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part. */
export async function getCollaboration(ctx: MemberContext, id: string): Promise<Collaboration> {
  const collaboration = await collaborations.findCollaboration(ctx.db, ctx.actor.id, id);
  if (!collaboration) throw new AppError('COLLABORATION_NOT_FOUND');
  return collaboration;
}

/** @throws AppError COLLABORATION_NOT_FOUND, PROGRESS_FOLLOWS_MILESTONES. */
export function updateCollaboration(
  ctx: MemberContext,
  id: string,
  input: CollaborationUpdate,
): Promise<Collaboration> {
  const { impact_metrics, ...fields } = input;
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, id);
    if (fields.progress_percentage !== undefined && (await collaborations.hasMilestones(ctx.db, id))) {
      throw new AppError('PROGRESS_FOLLOWS_MILESTONES');
    }
    await collaborations.updateCollaboration(ctx.db, id, {
      ...fields,
      ...(impact_metrics && { impact_metrics: JSON.stringify(impact_metrics) }),
      updated_at: ctx.now,
    });
    return getCollaboration(ctx, id);
  });
}

/** @throws AppError COLLABORATION_NOT_FOUND, FORBIDDEN for a participant who did not start it. */
export function removeCollaboration(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const collaboration = await getCollaboration(ctx, id);
    if (!canRemove(ctx.actor.id, collaboration)) throw new AppError('FORBIDDEN');
    await collaborations.deleteCollaboration(ctx.db, id);
    return { id };
  });
}
