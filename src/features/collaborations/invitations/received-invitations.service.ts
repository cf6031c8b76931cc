import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import { PARTICIPANTS_MAX } from '#features/collaborations/participants/participants.contract.ts';
import {
  hasParticipants,
  insertMember,
} from '#features/collaborations/participants/participants.repository.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { findMember } from '#features/profiles/records/members.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { mayDo } from '#platform/contract/people/roles.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { newId } from '#platform/server/ids.ts';
import type { Answered, InvitationAnswer, ReceivedInvitation } from './invitations.contract.ts';
import { mailInvitationAnswered } from './invitations.mail.ts';
import * as invitations from './invitations.repository.ts';

/** Most invitations that are shown at a time. */
const SHOWN_MAX = 50;

const toReceived = (row: invitations.InvitationRow): ReceivedInvitation => {
  const { id, collaboration_title, organisation, invited_by, role, message, expires_at } = row;
  return { id, collaboration_title, organisation, invited_by, role, message, expires_at };
};

/** Lists the invitations that the caller can answer; none for a person who may not. */
export async function listReceivedInvitations(ctx: MemberContext): Promise<ReceivedInvitation[]> {
  if (!mayDo(ctx.actor.role, 'write')) return [];
  const rows = await invitations.findReceivedInvitations(ctx.db, ctx.actor.profileId, ctx.now, SHOWN_MAX);
  return rows.map(toReceived);
}

/** @throws AppError INVITATION_ANSWERED, INVITATION_EXPIRED. */
function requireOpen({ status, expires_at }: invitations.InvitationRow, now: Date): void {
  if (status !== 'open') throw new AppError('INVITATION_ANSWERED');
  if (Date.parse(expires_at) <= now.getTime()) throw new AppError('INVITATION_EXPIRED');
}

/** @throws AppError INVITATION_INVALID for a link that is unknown or was sent again, INVITATION_ANSWERED, INVITATION_EXPIRED. */
export async function openCollaborationInvitation(ctx: Context, token: string): Promise<ReceivedInvitation> {
  const row = await invitations.findInvitationByToken(ctx.db, hashToken(token));
  if (!row) throw new AppError('INVITATION_INVALID');
  requireOpen(row, ctx.now);
  return toReceived(row);
}

/**
 * Stores an answer to an invitation that is locked. Accepting makes the caller's organisation a participant.
 * @throws AppError INVITATION_ANSWERED, INVITATION_EXPIRED, COLLABORATION_ARCHIVED, ALREADY_PARTICIPANT, LIMIT_REACHED.
 */
async function answer(
  ctx: MemberContext,
  row: invitations.InvitationRow,
  status: InvitationAnswer,
): Promise<Answered> {
  const { id, collaboration_id, role, collaboration_title: title } = row;
  const collaboration = { id: collaboration_id, title };
  const { profileId } = ctx.actor;
  requireOpen(row, ctx.now);
  const isAccepted = status === 'accepted';
  if (isAccepted && row.archived_at) throw new AppError('COLLABORATION_ARCHIVED');
  const closing = { status, answered_at: ctx.now, answered_by: ctx.actor.accountId, profile_id: profileId };
  await invitations.closeInvitation(ctx.db, id, closing);
  const by = await nameOfActor(ctx);
  if (row.invited_for)
    await mailInvitationAnswered(ctx, { to: { id: row.invited_for }, by, collaboration, status });
  if (!isAccepted) {
    // The history names no organisation that never was in; the list of invitations has one less.
    await publishWork(ctx, collaboration_id, ['participants']);
    return { collaboration_id: null };
  }
  if (await hasParticipants(ctx.db, collaboration_id, PARTICIPANTS_MAX)) {
    throw new AppError('LIMIT_REACHED', {
      message: `This collaboration has ${PARTICIPANTS_MAX} participants, the maximum.`,
    });
  }
  const member = await findMember(ctx, profileId);
  if (!member) throw new AppError('PROFILE_NOT_FOUND');
  const participantId = newId();
  await insertMember(ctx.db, {
    id: participantId,
    collaboration_id,
    profile_id: profileId,
    name: member.member_name,
    role,
  });
  const subject = { id: participantId, label: '' };
  await recordChange(ctx, {
    collaborationId: collaboration_id,
    noun: 'participant',
    subject,
    what: 'joined',
  });
  return { collaboration_id };
}

/**
 * Answers an invitation of the caller's organisation. Of two answers at the same moment one wins.
 * @throws AppError INVITATION_NOT_FOUND; as `answer`.
 */
export function answerCollaborationInvitation(
  ctx: MemberContext,
  id: string,
  status: InvitationAnswer,
): Promise<Answered> {
  return transact(ctx, async (ctx) => {
    const row = await invitations.findReceivedForUpdate(ctx.db, ctx.actor.profileId, id);
    if (!row) throw new AppError('INVITATION_NOT_FOUND');
    return answer(ctx, row, status);
  });
}

/**
 * Answers an invitation by its link for the caller's organisation, whatever address the caller has: who has the link was
 * sent it.
 * @throws AppError INVITATION_INVALID for a link that is unknown or was sent again; as `answer`.
 */
export function answerInvitationLink(
  ctx: MemberContext,
  token: string,
  status: InvitationAnswer,
): Promise<Answered> {
  return transact(ctx, async (ctx) => {
    const row = await invitations.findByTokenForUpdate(ctx.db, hashToken(token));
    if (!row) throw new AppError('INVITATION_INVALID');
    return answer(ctx, row, status);
  });
}
