import { getCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { withTotal } from '#platform/server/database/waiting.ts';
import { newId } from '#platform/server/ids.ts';
import {
  MILESTONES_MAX,
  type Milestone,
  type MilestoneInput,
  type MilestoneUpdate,
} from './milestones.contract.ts';
import * as milestones from './milestones.repository.ts';

/*
 * Every function here first reads the collaboration as the caller, so that a caller who does not take part gets
 * COLLABORATION_NOT_FOUND and learns nothing else.
 */

/** Builds the row of a new milestone; one that is already completed counts as completed now. */
export const newMilestone = (ctx: Context, collaborationId: string, input: MilestoneInput) => ({
  ...input,
  id: newId(),
  collaboration_id: collaborationId,
  completed_at: input.status === 'completed' ? ctx.now : null,
});

/**
 * Lists the first open milestones of the member's collaborations that are due by a day, overdue ones first, and counts
 * all. Only the member's own are read. @param until ISO day.
 */
export async function listDueMilestones(ctx: MemberContext, until: string, limit: number) {
  return withTotal(await milestones.findDueMilestones(ctx.db, ctx.actor.id, until, limit));
}

export async function listMilestones(ctx: MemberContext, collaborationId: string): Promise<Milestone[]> {
  await getCollaboration(ctx, collaborationId);
  return milestones.findMilestones(ctx.db, collaborationId);
}

/** @throws AppError LIMIT_REACHED. */
export function createMilestone(
  ctx: MemberContext,
  collaborationId: string,
  input: MilestoneInput,
): Promise<Milestone> {
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, collaborationId);
    if (await milestones.hasMilestones(ctx.db, collaborationId, MILESTONES_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${MILESTONES_MAX} milestones, the maximum. Please delete one first.`,
      });
    }
    return milestones.insertMilestone(ctx.db, newMilestone(ctx, collaborationId, input));
  });
}

/** @throws AppError MILESTONE_NOT_FOUND. */
export function updateMilestone(
  ctx: MemberContext,
  { id: collaborationId, milestoneId }: { id: string; milestoneId: string },
  input: MilestoneUpdate,
): Promise<Milestone> {
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, collaborationId);
    const milestone = await milestones.findMilestoneForUpdate(ctx.db, collaborationId, milestoneId);
    if (!milestone) throw new AppError('MILESTONE_NOT_FOUND');
    const status = input.status ?? milestone.status;
    const changed = await milestones.updateMilestone(ctx.db, collaborationId, milestoneId, {
      ...input,
      completed_at: status === 'completed' ? (milestone.completed_at ?? ctx.now) : null,
      updated_at: ctx.now,
    });
    if (!changed) throw new AppError('MILESTONE_NOT_FOUND');
    return changed;
  });
}

/** @throws AppError MILESTONE_NOT_FOUND. */
export function removeMilestone(
  ctx: MemberContext,
  { id: collaborationId, milestoneId }: { id: string; milestoneId: string },
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, collaborationId);
    if (!(await milestones.deleteMilestone(ctx.db, collaborationId, milestoneId))) {
      throw new AppError('MILESTONE_NOT_FOUND');
    }
    return { id: milestoneId };
  });
}
