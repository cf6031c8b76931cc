import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { MilestoneInput } from './milestones.contract.ts';

/** The row of a new milestone; one that comes completed was completed now. */
export const newMilestone = (ctx: Context, collaborationId: string, input: MilestoneInput) => ({
  ...input,
  id: newId(),
  collaboration_id: collaborationId,
  completed_at: input.status === 'completed' ? ctx.now : null,
});
