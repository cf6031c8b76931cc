import { getCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import {
  PARTICIPANTS_MAX,
  type Participant,
  type ParticipantInput,
  type ParticipantUpdate,
} from './participants.contract.ts';
import * as participants from './participants.repository.ts';

/*
 * Every function here first reads the collaboration as the caller, so that a caller who does not take part gets
 * COLLABORATION_NOT_FOUND and learns nothing else.
 */

export async function listParticipants(ctx: MemberContext, collaborationId: string): Promise<Participant[]> {
  await getCollaboration(ctx, collaborationId);
  return participants.findParticipants(ctx.db, collaborationId);
}

/** @throws AppError PARTICIPANT_NOT_FOUND. */
async function getParticipant(ctx: MemberContext, collaborationId: string, id: string): Promise<Participant> {
  const participant = await participants.findParticipant(ctx.db, collaborationId, id);
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
    if (await participants.hasParticipants(ctx.db, collaborationId, PARTICIPANTS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${PARTICIPANTS_MAX} participants, the maximum. Please delete one first.`,
      });
    }
    const id = newId();
    await participants.insertParticipant(ctx.db, { ...input, id, collaboration_id: collaborationId });
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
      await participants.updateParticipant(ctx.db, participantId, { responsibility });
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
    await participants.deleteParticipant(ctx.db, participantId);
    return { id: participantId };
  });
}
