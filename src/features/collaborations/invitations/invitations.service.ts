import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import { getOpenCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { findPlace } from '#features/collaborations/participants/participants.repository.ts';
import { lockAsLead } from '#features/collaborations/participants/roles-and-seats.service.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { newId } from '#platform/server/ids.ts';
import {
  type CollaborationInvitation,
  type CollaborationInvitationInput,
  INVITATION_DAYS,
  INVITATIONS_MAX,
} from './invitations.contract.ts';
import { mailAddressInvited, mailMemberInvited } from './invitations.mail.ts';
import * as invitations from './invitations.repository.ts';

/** Most invitations that an organisation makes in 24 hours. */
const A_DAY_MAX = 50;

const toInvitation = (
  { id, invitee, profile_id, role, invited_by, sent_at, expires_at }: invitations.InvitationRow,
  now: Date,
): CollaborationInvitation => ({
  id,
  invitee,
  profile_id,
  role,
  invited_by,
  sent_at,
  expires_at,
  has_expired: Date.parse(expires_at) <= now.getTime(),
});

/** What an invitation says about itself in the history: the organisation is not named before it is in. */
const changeOf = (collaborationId: string, id: string, what: 'invited' | 'invitation-withdrawn') => ({
  collaborationId,
  noun: 'participant' as const,
  subject: { id, label: '' },
  what,
});

/** Lists the invitations that wait, those that have expired too. @throws AppError as `getOpenCollaboration`. */
export async function listCollaborationInvitations(
  ctx: MemberContext,
  id: string,
): Promise<CollaborationInvitation[]> {
  await getOpenCollaboration(ctx, id, 'organisations', 'even-archived');
  const rows = await invitations.findOpenInvitations(ctx.db, id);
  return rows.map((row) => toInvitation(row, ctx.now));
}

/** Finds an invitation of a collaboration that waits. @throws AppError INVITATION_NOT_FOUND. */
async function openInvitation(ctx: MemberContext, collaborationId: string, id: string) {
  const row = await invitations.findInvitation(ctx.db, collaborationId, id);
  if (row?.status !== 'open') throw new AppError('INVITATION_NOT_FOUND');
  return row;
}

/** Days and, for an address, the link of an invitation that is sent now. */
function freshTerm(now: Date, isByMail: boolean) {
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const token = isByMail ? newOpaqueToken() : null;
  const token_hash = token ? hashToken(token) : null;
  return { token, expiresAt, stored: { token_hash, sent_at: now, expires_at: expiresAt } };
}

/** Mails an invitation that is stored. */
async function mailInvitation(
  ctx: MemberContext,
  row: invitations.InvitationRow,
  { token, expiresAt }: { token: string | null; expiresAt: Date },
): Promise<void> {
  const { collaboration_title: title, role, message, profile_id, email } = row;
  const mail = { by: await nameOfActor(ctx), title, role, message, expiresAt };
  if (profile_id) await mailMemberInvited(ctx, { ...mail, to: { id: profile_id } });
  if (email && token) await mailAddressInvited(ctx, { ...mail, to: email, token });
}

/**
 * Stores and mails an invitation. The caller leads the collaboration and has locked it. Call inside a transaction.
 * @throws AppError PROFILE_NOT_FOUND, ALREADY_PARTICIPANT, COLLABORATION_INVITED, LIMIT_REACHED.
 */
export async function invite(
  ctx: MemberContext,
  id: string,
  { profile_id = null, email = null, role, message = null }: CollaborationInvitationInput,
): Promise<CollaborationInvitation> {
  if (profile_id) {
    const invitee = await invitations.findInvitee(ctx.db, profile_id);
    if (!invitee) throw new AppError('PROFILE_NOT_FOUND');
    if (await findPlace(ctx.db, id, profile_id)) throw new AppError('ALREADY_PARTICIPANT');
  }
  if ((await invitations.findOpenInvitations(ctx.db, id)).length >= INVITATIONS_MAX) {
    const message = `This collaboration has ${INVITATIONS_MAX} invitations that wait. Please withdraw one first.`;
    throw new AppError('LIMIT_REACHED', { message });
  }
  const yesterday = new Date(ctx.now.getTime() - DAY_MS);
  const day = { since: yesterday, now: ctx.now };
  if ((await invitations.countInvitationsSince(ctx.db, ctx.actor.profileId, day)) >= A_DAY_MAX) {
    const message = `Your organisation has invited ${A_DAY_MAX} organisations in a day, the most. Please try again tomorrow.`;
    throw new AppError('LIMIT_REACHED', { message });
  }
  const term = freshTerm(ctx.now, profile_id === null);
  const invitationId = newId();
  await invitations.insertInvitation(ctx.db, {
    id: invitationId,
    collaboration_id: id,
    profile_id,
    email,
    role,
    message: message || null,
    invited_by: ctx.actor.accountId,
    invited_for: ctx.actor.profileId,
    created_at: ctx.now,
    ...term.stored,
  });
  const row = await openInvitation(ctx, id, invitationId);
  await mailInvitation(ctx, row, term);
  await recordChange(ctx, changeOf(id, invitationId, 'invited'));
  return toInvitation(row, ctx.now);
}

/**
 * Invites an organisation. Whether an address has an account changes neither the answer nor the mail.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED, LEAD_CHANGED; as `invite`.
 */
export function inviteOrganisation(
  ctx: MemberContext,
  id: string,
  input: CollaborationInvitationInput,
): Promise<CollaborationInvitation> {
  return transact(ctx, async (ctx) => {
    await lockAsLead(ctx, id);
    return invite(ctx, id, input);
  });
}

/**
 * Sends an invitation again for another 14 days. The link of the earlier mail works no more.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED, LEAD_CHANGED,
 *   INVITATION_NOT_FOUND.
 */
export function resendInvitation(
  ctx: MemberContext,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<CollaborationInvitation> {
  return transact(ctx, async (ctx) => {
    await lockAsLead(ctx, id);
    const row = await openInvitation(ctx, id, invitationId);
    const term = freshTerm(ctx.now, row.email !== null);
    if (!(await invitations.updateOpenInvitation(ctx.db, invitationId, term.stored))) {
      throw new AppError('INVITATION_NOT_FOUND');
    }
    await mailInvitation(ctx, row, term);
    await publishWork(ctx, id, ['participants']);
    return toInvitation(await openInvitation(ctx, id, invitationId), ctx.now);
  });
}

/**
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED, LEAD_CHANGED,
 *   INVITATION_NOT_FOUND.
 */
export function withdrawInvitation(
  ctx: MemberContext,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await lockAsLead(ctx, id);
    await openInvitation(ctx, id, invitationId);
    const closing = { status: 'withdrawn', answered_at: ctx.now, answered_by: ctx.actor.accountId } as const;
    if (!(await invitations.closeInvitation(ctx.db, invitationId, closing))) {
      throw new AppError('INVITATION_NOT_FOUND');
    }
    await recordChange(ctx, changeOf(id, invitationId, 'invitation-withdrawn'));
    return { id: invitationId };
  });
}
