import type {
  Milestone,
  MilestoneInput,
  MilestoneUpdate,
} from '#features/collaborations/milestones/milestones.contract.ts';
import { newMilestone } from '#features/collaborations/milestones/milestones.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { getCollaboration } from './collaborations.service.ts';
import {
  MILESTONES_MAX,
  PARTICIPANTS_MAX,
  type Participant,
  type ParticipantInput,
  type ParticipantUpdate,
} from './workspace.contract.ts';
import * as workspace from './workspace.repository.ts';

const full = (all: string) =>
  new AppError('LIMIT_REACHED', {
    message: `This collaboration has ${all}, the most that it can have. Please delete one first.`,
  });

/*
 * Every function here first asks for the collaboration as the caller sees it: whoever does not take part gets
 * COLLABORATION_NOT_FOUND and learns nothing.
 */

export async function listMilestones(ctx: MemberContext, collaborationId: string): Promise<Milestone[]> {
  await getCollaboration(ctx, collaborationId);
  return workspace.findMilestones(ctx.db, collaborationId);
}

/** @throws AppError LIMIT_REACHED. */
export function createMilestone(
  ctx: MemberContext,
  collaborationId: string,
  input: MilestoneInput,
): Promise<Milestone> {
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, collaborationId);
    if (await workspace.hasMilestones(ctx.db, collaborationId, MILESTONES_MAX)) {
      throw full(`${MILESTONES_MAX} milestones`);
    }
    return workspace.insertMilestone(ctx.db, newMilestone(ctx, collaborationId, input));
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
    const milestone = await workspace.findMilestoneForUpdate(ctx.db, collaborationId, milestoneId);
    if (!milestone) throw new AppError('MILESTONE_NOT_FOUND');
    const status = input.status ?? milestone.status;
    const changed = await workspace.updateMilestone(ctx.db, collaborationId, milestoneId, {
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
    if (!(await workspace.deleteMilestone(ctx.db, collaborationId, milestoneId))) {
      throw new AppError('MILESTONE_NOT_FOUND');
    }
    return { id: milestoneId };
  });
}

export async function listParticipants(ctx: MemberContext, collaborationId: string): Promise<Participant[]> {
  await getCollaboration(ctx, collaborationId);
  return workspace.findParticipants(ctx.db, collaborationId);
}

/** @throws AppError PARTICIPANT_NOT_FOUND. */
async function getParticipant(ctx: MemberContext, collaborationId: string, id: string): Promise<Participant> {
  const participant = await workspace.findParticipant(ctx.db, collaborationId, id);
  if (!participant) throw new AppError('PARTICIPANT_NOT_FOUND');
  return participant;
}

/** Adds a partner by name; members join by accepting a request. */
export function createParticipant(
  ctx: MemberContext,
  collaborationId: string,
  input: ParticipantInput,
): Promise<Participant> {
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, collaborationId);
    if (await workspace.hasParticipants(ctx.db, collaborationId, PARTICIPANTS_MAX)) {
      throw full(`${PARTICIPANTS_MAX} participants`);
    }
    const id = newId();
    await workspace.insertParticipant(ctx.db, { ...input, id, collaboration_id: collaborationId });
    return getParticipant(ctx, collaborationId, id);
  });
}

/** @throws AppError PARTICIPANT_NOT_FOUND. */
export function updateParticipant(
  ctx: MemberContext,
  { id: collaborationId, participantId }: { id: string; participantId: string },
  input: ParticipantUpdate,
): Promise<Participant> {
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, collaborationId);
    await getParticipant(ctx, collaborationId, participantId);
    const { responsibility } = input;
    if (responsibility !== undefined) {
      await workspace.updateParticipant(ctx.db, participantId, { responsibility });
    }
    return getParticipant(ctx, collaborationId, participantId);
  });
}

/** @throws AppError PARTICIPANT_NOT_FOUND, MEMBER_CANNOT_BE_REMOVED. */
export function removeParticipant(
  ctx: MemberContext,
  { id: collaborationId, participantId }: { id: string; participantId: string },
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, collaborationId);
    const participant = await getParticipant(ctx, collaborationId, participantId);
    if (participant.profile_id) throw new AppError('MEMBER_CANNOT_BE_REMOVED');
    await workspace.deleteParticipant(ctx.db, participantId);
    return { id: participantId };
  });
}
