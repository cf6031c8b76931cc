import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import { mailLeadHandedOver } from '#features/collaborations/collaboration/collaboration.mail.ts';
import type { CollaborationRole } from '#features/collaborations/collaboration/collaboration-roles.rules.ts';
import {
  getCollaboration,
  lockCollaboration,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { findMember } from '#features/profiles/records/members.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { Participant } from './participants.contract.ts';
import * as participants from './participants.repository.ts';

/** What a change of an organisation in the team says about it in the history; its name is read with it. */
const changeOf = (collaborationId: string, participantId: string) => ({
  collaborationId,
  noun: 'participant' as const,
  subject: { id: participantId, label: '' },
});

/** Finds another organisation that takes part. @throws AppError PARTICIPANT_NOT_FOUND, also for a named or former partner. */
async function getOrganisation(ctx: MemberContext, collaborationId: string, id: string) {
  const participant = await participants.findParticipant(ctx.db, collaborationId, id);
  if (!participant?.profile_id) throw new AppError('PARTICIPANT_NOT_FOUND');
  return { ...participant, profile_id: participant.profile_id };
}

/**
 * Locks a collaboration of which the caller's organisation is the lead.
 * @throws AppError as `lockCollaboration`; LEAD_CHANGED if the lead was handed over while this call waited for the lock.
 */
export async function lockAsLead(ctx: MemberContext, id: string) {
  const collaboration = await lockCollaboration(ctx, id, 'organisations');
  // The statement that waited has read the roles before.
  const { own_role } = await getCollaboration(ctx, id);
  if (own_role !== 'lead') throw new AppError('LEAD_CHANGED');
  return collaboration;
}

/**
 * Changes what another organisation may do.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED, LEAD_CHANGED,
 *   PARTICIPANT_NOT_FOUND; LEAD_KEEPS_ROLE for the own organisation.
 */
export function updateParticipantRole(
  ctx: MemberContext,
  { id, participantId }: { id: string; participantId: string },
  role: CollaborationRole,
): Promise<Participant> {
  return transact(ctx, async (ctx) => {
    await lockAsLead(ctx, id);
    const organisation = await getOrganisation(ctx, id, participantId);
    if (organisation.role === 'lead') throw new AppError('LEAD_KEEPS_ROLE');
    await participants.updateParticipant(ctx.db, participantId, { role });
    const changed = { ...changeOf(id, participantId), what: 'role', from: organisation.role, to: role };
    if (organisation.role !== role) await recordChange(ctx, changed);
    return getOrganisation(ctx, id, participantId);
  });
}

/**
 * Makes another organisation the lead and the caller's an implementer, and mails the new lead. Of two calls at the same moment
 * one wins.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED, LEAD_CHANGED,
 *   PARTICIPANT_NOT_FOUND; LEAD_KEEPS_ROLE for the own organisation.
 */
export function handOverLead(ctx: MemberContext, id: string, participantId: string): Promise<Participant[]> {
  return transact(ctx, async (ctx) => {
    const collaboration = await lockAsLead(ctx, id);
    const { profile_id, role } = await getOrganisation(ctx, id, participantId);
    if (role === 'lead') throw new AppError('LEAD_KEEPS_ROLE');
    await participants.updateLead(ctx.db, id, participantId);
    await recordChange(ctx, { ...changeOf(id, participantId), what: 'role', from: role, to: 'lead' });
    const [to, by] = await Promise.all([findMember(ctx, profile_id), nameOfActor(ctx)]);
    if (to) await mailLeadHandedOver(ctx, { to, by, collaboration });
    return participants.findParticipants(ctx.db, id);
  });
}

/** The place of the caller's organisation. The caller has read the collaboration. */
async function ownPlace({ db, actor }: MemberContext, collaborationId: string): Promise<Participant> {
  const place = await participants.findPlace(db, collaborationId, actor.profileId);
  if (!place) throw new AppError('COLLABORATION_NOT_FOUND');
  return place;
}

/**
 * Names a colleague in a collaboration; nothing changes for one who is named already.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED, COLLEAGUE_NOT_FOUND.
 */
export function createSeat(ctx: MemberContext, id: string, accountId: string): Promise<Participant> {
  return transact(ctx, async (ctx) => {
    await lockCollaboration(ctx, id, 'seats');
    const place = await ownPlace(ctx, id);
    const isNew = await participants.insertSeat(ctx.db, {
      participant_id: place.id,
      profile_id: ctx.actor.profileId,
      account_id: accountId,
      named_by: ctx.actor.accountId,
      created_at: ctx.now,
    });
    if (isNew) await recordChange(ctx, { ...changeOf(id, place.id), what: 'named' });
    return ownPlace(ctx, id);
  });
}

/**
 * Takes a colleague off a collaboration. The next change that the colleague tries is refused.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED, SEAT_NOT_FOUND.
 */
export function removeSeat(ctx: MemberContext, id: string, accountId: string): Promise<Participant> {
  return transact(ctx, async (ctx) => {
    await lockCollaboration(ctx, id, 'seats');
    const place = await ownPlace(ctx, id);
    if (!(await participants.deleteSeat(ctx.db, place.id, accountId))) throw new AppError('SEAT_NOT_FOUND');
    await recordChange(ctx, { ...changeOf(id, place.id), what: 'unnamed' });
    return ownPlace(ctx, id);
  });
}
