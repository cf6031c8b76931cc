import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { insertCollaboration } from '#features/collaborations/collaboration/collaborations.repository.ts';
import {
  getCollaboration,
  newCollaborationId,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { invite } from '#features/collaborations/invitations/invitations.service.ts';
import { insertMilestones } from '#features/collaborations/milestones/milestones.repository.ts';
import { newMilestone } from '#features/collaborations/milestones/milestones.service.ts';
import { insertParticipants } from '#features/collaborations/participants/participants.repository.ts';
import { findMember } from '#features/profiles/records/members.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { CollaborationInput } from './initiatives.contract.ts';

/**
 * Starts an initiative with its milestones, and invites members; the signed-in member is its first participant.
 * @throws AppError PROFILE_NOT_FOUND, also for an invited member; ALREADY_PARTICIPANT for the own organisation;
 *   COLLABORATION_INVITED for a member who is listed twice; LIMIT_REACHED.
 */
export function createCollaboration(ctx: MemberContext, input: CollaborationInput): Promise<Collaboration> {
  const { participants, invited, milestones, impact_metrics, ...fields } = input;
  return transact(ctx, async (ctx) => {
    const creator = await findMember(ctx, ctx.actor.profileId);
    if (!creator) throw new AppError('PROFILE_NOT_FOUND');
    const id = newCollaborationId(ctx);
    const ownName = creator.member_name;
    const others = participants.filter((name) => name.toLowerCase() !== ownName.toLowerCase());
    await insertCollaboration(ctx.db, {
      ...fields,
      id,
      impact_metrics: JSON.stringify(impact_metrics),
      created_by: creator.id,
    });
    await insertParticipants(ctx.db, [
      { id: newId(), collaboration_id: id, profile_id: creator.id, name: ownName },
      ...others.map((name) => ({ id: newId(), collaboration_id: id, name })),
    ]);
    await recordChange(ctx, { collaborationId: id, noun: 'collaboration', what: 'started' });
    if (milestones.length > 0) {
      await insertMilestones(
        ctx.db,
        milestones.map((milestone) => newMilestone(ctx, id, milestone)),
      );
    }
    for (const one of invited) await invite(ctx, id, one);
    return getCollaboration(ctx, id);
  });
}
