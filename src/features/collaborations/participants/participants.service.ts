import {
  findOpenProposal,
  updateProposal,
} from '#features/collaborations/budget/budget-proposals.repository.ts';
import { fieldChanges, recordChange } from '#features/collaborations/changes/changes.service.ts';
import { mailPartnerLeft } from '#features/collaborations/collaboration/collaboration.mail.ts';
import { findOtherMembers } from '#features/collaborations/collaboration/collaboration-members.repository.ts';
import { updateCollaboration } from '#features/collaborations/collaboration/collaborations.repository.ts';
import {
  getCollaboration,
  getOpenCollaboration,
  lockCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
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
 * COLLABORATION_NOT_FOUND and learns nothing else. An archived collaboration is read-only: COLLABORATION_ARCHIVED.
 */

export async function listParticipants(ctx: MemberContext, collaborationId: string): Promise<Participant[]> {
  await requireReadable(ctx, collaborationId);
  return participants.findParticipants(ctx.db, collaborationId);
}

/** @throws AppError PARTICIPANT_NOT_FOUND. */
async function getParticipant(ctx: MemberContext, collaborationId: string, id: string): Promise<Participant> {
  const participant = await participants.findParticipant(ctx.db, collaborationId, id);
  if (!participant) throw new AppError('PARTICIPANT_NOT_FOUND');
  return participant;
}

/**
 * What a change of a participant says about it in the history: only a partner without a profile is named there, since the
 * name of a member goes with the account.
 */
const changeOf = (collaborationId: string, { id, name, profile_id, left_at }: Participant) => ({
  collaborationId,
  noun: 'participant' as const,
  subject: { id, label: profile_id || left_at ? '' : name },
});

/** Adds a partner by name; members join by accepting a request. */
export function createParticipant(
  ctx: MemberContext,
  collaborationId: string,
  input: ParticipantInput,
): Promise<Participant> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, collaborationId, 'partners');
    if (await participants.hasParticipants(ctx.db, collaborationId, PARTICIPANTS_MAX)) {
      throw new AppError('LIMIT_REACHED', {
        message: `This collaboration has ${PARTICIPANTS_MAX} participants, the maximum. Please delete one first.`,
      });
    }
    const id = newId();
    await participants.insertParticipant(ctx.db, { ...input, id, collaboration_id: collaborationId });
    const added = await getParticipant(ctx, collaborationId, id);
    await recordChange(ctx, { ...changeOf(collaborationId, added), what: 'added' });
    return added;
  });
}

/** @throws AppError PARTICIPANT_NOT_FOUND; MEMBER_KEEPS_NAME for another name of a member. */
export function updateParticipant(
  ctx: MemberContext,
  { id: collaborationId, participantId }: { id: string; participantId: string },
  input: ParticipantUpdate,
): Promise<Participant> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, collaborationId, 'partners');
    const before = await getParticipant(ctx, collaborationId, participantId);
    const { name, responsibility } = input;
    if (name === undefined && responsibility === undefined) return before;
    if (name !== undefined && (before.profile_id || before.left_at)) throw new AppError('MEMBER_KEEPS_NAME');
    if (name !== undefined) await participants.requireFreeName(ctx.db, collaborationId, name, participantId);
    await participants.updateParticipant(ctx.db, participantId, { name, responsibility });
    const changed = await getParticipant(ctx, collaborationId, participantId);
    const differing = fieldChanges<Participant>(before, changed, ['name', 'responsibility']);
    await recordChange(ctx, ...differing.map((one) => ({ ...changeOf(collaborationId, changed), ...one })));
    return changed;
  });
}

/** @throws AppError PARTICIPANT_NOT_FOUND, MEMBER_CANNOT_BE_REMOVED. */
export function removeParticipant(
  ctx: MemberContext,
  { id: collaborationId, participantId }: { id: string; participantId: string },
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await getOpenCollaboration(ctx, collaborationId, 'partners');
    const participant = await getParticipant(ctx, collaborationId, participantId);
    if (participant.profile_id || participant.left_at) throw new AppError('MEMBER_CANNOT_BE_REMOVED');
    await participants.deleteParticipant(ctx.db, participantId);
    await recordChange(ctx, { ...changeOf(collaborationId, participant), what: 'removed' });
    return { id: participantId };
  });
}

/**
 * Ends the caller's membership and mails the other members. The name stays in the team as a record. The lead hands over first;
 * that of an archived collaboration goes to the member who joined first. If the caller started the collaboration, the member who joined first may delete it from now on. An open budget proposal that no
 * other member can answer any more is withdrawn.
 * @throws AppError COLLABORATION_NOT_FOUND, LAST_MEMBER, LEAD_MUST_HAND_OVER.
 */
export function leaveCollaboration(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const collaboration = await lockCollaboration(ctx, id, 'leave', 'even-archived');
    const others = await findOtherMembers(ctx.db, id, ctx.actor.profileId);
    const [successor] = others;
    if (!successor) throw new AppError('LAST_MEMBER');
    // The statement that waited for the lock has read the role before.
    const { own_role, archived_at } = await getCollaboration(ctx, id);
    if (own_role === 'lead' && !archived_at) throw new AppError('LEAD_MUST_HAND_OVER');
    const by = await nameOfActor(ctx);
    const open = await findOpenProposal(ctx.db, id);
    if (open && (open.proposed_by === ctx.actor.profileId || others.length === 1)) {
      const withdrawn = { status: 'withdrawn', answer_note: null, answered_at: ctx.now } as const;
      await updateProposal(ctx.db, open.id, {
        ...withdrawn,
        answered_by: ctx.actor.profileId,
        answered_by_person: ctx.actor.accountId,
      });
    }
    if (collaboration.created_by === ctx.actor.profileId) {
      await updateCollaboration(ctx.db, id, { created_by: successor.id });
    }
    await participants.leaveCollaboration(ctx.db, id, ctx.actor.profileId, ctx.now);
    await recordChange(ctx, { collaborationId: id, noun: 'collaboration', what: 'left' });
    for (const to of others) await mailPartnerLeft(ctx, { to, by, collaboration });
    // The name in the team and a proposal that was withdrawn have no entry of their own in the history.
    await publishWork(ctx, id, ['participants', 'budget']);
    return { id };
  });
}
