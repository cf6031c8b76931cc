import type { User } from '#features/accounts/account/accounts.contract.ts';
import {
  type Account,
  confirmEmail,
  findAccount,
  insertAccount,
} from '#features/accounts/account/accounts.repository.ts';
import { freeAddress } from '#features/accounts/account/freed-address.service.ts';
import { recordConsent } from '#features/accounts/consents/consents.service.ts';
import {
  accountByPassword,
  keepComparedPassword,
} from '#features/accounts/current-password/current-password.service.ts';
import { lockPeople } from '#features/accounts/memberships/memberships.repository.ts';
import {
  addPerson,
  lockPeopleAsOwner,
  mailOwners,
  proveOwnerChange,
  switchProfile,
} from '#features/accounts/memberships/memberships.service.ts';
import type { SignInAnswer } from '#features/accounts/sign-in/sign-in.contract.ts';
import { beginSession, proveOwner, type SignInParts } from '#features/accounts/sign-in/sign-in.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { newId } from '#platform/server/ids.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { rejectCommonPassword, rejectOwnWords } from '#platform/server/passwords/refused-passwords.ts';
import {
  type AcceptInput,
  INVITATION_DAYS,
  INVITATIONS_MAX,
  type Invitation,
  type InvitationInput,
  type InvitedSignUp,
  type JoinInput,
  type OpenInvitation,
} from './invitations.contract.ts';
import { mailAccepted, mailInvitation } from './invitations.mail.ts';
import * as invitations from './invitations.repository.ts';
import { INVITED_QUEUE } from './invited.job.ts';

const toInvitation = (row: invitations.InvitationRow, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invited_by: row.invited_by,
  sent_at: row.sent_at,
  expires_at: row.expires_at,
  has_expired: Date.parse(row.expires_at) <= now.getTime(),
});

/** Lists the invitations of the profile. */
export async function listInvitations(ctx: MemberContext): Promise<Invitation[]> {
  const rows = await invitations.findInvitations(ctx.db, ctx.actor.profileId);
  return rows.map((row) => toInvitation(row, ctx.now));
}

/** Finds an invitation of the caller's profile. @throws AppError INVITATION_NOT_FOUND. */
async function ownInvitation(ctx: MemberContext, id: string): Promise<invitations.InvitationRow> {
  const row = await invitations.findInvitation(ctx.db, ctx.actor.profileId, id);
  if (!row) throw new AppError('INVITATION_NOT_FOUND');
  return row;
}

const freshToken = (now: Date) => {
  const token = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  return { token, expiresAt, stored: { token_hash: hashToken(token), sent_at: now, expires_at: expiresAt } };
};

/** Name of the caller, for mails: the own one, or that of the profile. */
async function callerName(ctx: MemberContext): Promise<string> {
  const account = await findAccount(ctx.db, ctx.actor.accountId, ctx.actor.profileId);
  return account?.person_name ?? account?.full_name ?? '';
}

/**
 * Invites a person by mail. Whether the address has an account changes neither the answer nor the mail.
 * @throws AppError ROLE_FORBIDS, INVITATION_OPEN, ALREADY_COLLEAGUE, LIMIT_REACHED; COLLABORATION_NOT_FOUND where it names one in
 *   which the organisation takes no part. For an owner as `proveOwnerChange`, CONFLICT.
 */
export async function createInvitation(
  ctx: MemberContext,
  input: InvitationInput,
  parts: SignInParts,
): Promise<Invitation> {
  const caller = input.role === 'owner' ? await proveOwnerChange(ctx, input, parts) : undefined;
  return transact(ctx, async (ctx) => {
    const { profileId, accountId } = ctx.actor;
    if (caller) await keepComparedPassword(ctx, caller);
    const organisation = await lockPeopleAsOwner(ctx);
    if (await invitations.isColleague(ctx.db, profileId, input.email))
      throw new AppError('ALREADY_COLLEAGUE');
    if ((await invitations.countInvitations(ctx.db, profileId)) >= INVITATIONS_MAX) {
      const message = `You have ${INVITATIONS_MAX} invitations that wait. Please withdraw one first.`;
      throw new AppError('LIMIT_REACHED', { message });
    }
    const { collaboration_id } = input;
    const place = collaboration_id && (await invitations.findPlaceOf(ctx.db, profileId, collaboration_id));
    if (collaboration_id && !place) throw new AppError('COLLABORATION_NOT_FOUND');
    const { token, expiresAt, stored } = freshToken(ctx.now);
    const message = input.message || null;
    const { email, role } = input;
    const seat_of = place ? place.id : null;
    const invited = { profile_id: profileId, email, role, message, seat_of, invited_by: accountId };
    const invitation = { id: newId(), ...invited };
    await invitations.insertInvitation(ctx.db, { ...invitation, ...stored, created_at: ctx.now });
    recordAct(ctx, {
      kind: 'person-invited',
      subject: ['invitation', invitation.id],
      facts: { profile: profileId, role },
    });
    const invitedBy = await callerName(ctx);
    await mailInvitation(ctx, { to: email, organisation, invitedBy, role, message, token, expiresAt });
    if (caller) await mailOwners(ctx, { profileId, organisation, name: email, change: 'invited' });
    await ctx.jobs.enqueue(ctx.db, INVITED_QUEUE, { id: invitation.id });
    return toInvitation(await ownInvitation(ctx, invitation.id), ctx.now);
  });
}

/**
 * Sends an invitation again for another 14 days. The link of the earlier mail works no more.
 * @throws AppError ROLE_FORBIDS, INVITATION_NOT_FOUND.
 */
export function resendInvitation(ctx: MemberContext, id: string): Promise<Invitation> {
  return transact(ctx, async (ctx) => {
    const organisation = await lockPeopleAsOwner(ctx);
    const { email, role, message } = await ownInvitation(ctx, id);
    const { token, expiresAt, stored } = freshToken(ctx.now);
    await invitations.updateToken(ctx.db, id, stored);
    const invitedBy = await callerName(ctx);
    await mailInvitation(ctx, { to: email, organisation, invitedBy, role, message, token, expiresAt });
    return toInvitation(await ownInvitation(ctx, id), ctx.now);
  });
}

/** @throws AppError ROLE_FORBIDS, INVITATION_NOT_FOUND. */
export function withdrawInvitation(ctx: MemberContext, id: string): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    await lockPeopleAsOwner(ctx);
    if (!(await invitations.deleteInvitation(ctx.db, ctx.actor.profileId, id))) {
      throw new AppError('INVITATION_NOT_FOUND');
    }
    recordAct(ctx, { kind: 'invitation-withdrawn', subject: ['invitation', id] });
    return { message: 'The invitation was withdrawn. Its link does not work any more.' };
  });
}

/** Finds an invitation by its token. @throws AppError INVITATION_INVALID: unknown, used, withdrawn or expired. */
async function invitationOf(ctx: Context, token: string): Promise<invitations.InvitationRow> {
  const row = await invitations.findOpenInvitation(ctx.db, hashToken(token), ctx.now);
  if (!row) throw new AppError('INVITATION_INVALID');
  return row;
}

/** @throws AppError INVITATION_INVALID. */
export async function openInvitation(ctx: Context, token: string): Promise<OpenInvitation> {
  const { organisation, role, email, invited_by, message, expires_at } = await invitationOf(ctx, token);
  return { organisation, role, email, invited_by, message, expires_at };
}

/**
 * Makes an account act for the profile of an invitation, which is used up. Call inside a transaction.
 * @throws AppError INVITATION_INVALID, ALREADY_COLLEAGUE, LIMIT_REACHED.
 */
async function join(
  ctx: Context,
  token: string,
  account: Pick<Account, 'id' | 'is_admin' | 'person_name' | 'email'>,
): Promise<void> {
  const { id, profile_id, role, organisation, owner_email } = await invitationOf(ctx, token);
  await lockPeople(ctx.db, profile_id);
  // Of two calls with one link the first deletes it.
  const taken = await invitations.takeInvitation(ctx.db, hashToken(token), ctx.now);
  if (!taken) throw new AppError('INVITATION_INVALID');
  await addPerson(ctx, { accountId: account.id, profileId: profile_id, role });
  if (taken.seat_of) {
    const seat = { participant_id: taken.seat_of, profile_id, account_id: account.id };
    await invitations.insertSeat(ctx.db, { ...seat, named_by: taken.invited_by });
  }
  recordAct(ctx, {
    kind: 'invitation-accepted',
    subject: ['invitation', id],
    facts: { profile: profile_id, role },
    by: { id: account.id, isAdmin: account.is_admin },
  });
  const name = account.person_name ?? account.email;
  await mailAccepted(ctx, { to: owner_email, profileId: profile_id, organisation, name, role });
}

/**
 * Accepts an invitation with the signed-in account, and acts for its profile from now on. An account with another
 * address needs its password: whoever finds a link and an open browser has not got both.
 * @throws AppError INVITATION_INVALID, ALREADY_COLLEAGUE, LIMIT_REACHED, CONFLICT, PASSWORD_NEEDED; VALIDATION_FAILED
 *   for a wrong password.
 */
export async function acceptInvitation(
  ctx: MemberContext,
  { token, password }: AcceptInput,
  parts: SignInParts,
): Promise<User> {
  const { email, profile_id } = await invitationOf(ctx, token);
  const own = await findAccount(ctx.db, ctx.actor.accountId, ctx.actor.profileId);
  if (!own) throw new AppError('SESSION_ENDED');
  const isOther = own.email !== email;
  if (isOther && password === undefined) throw new AppError('PASSWORD_NEEDED');
  const account = isOther ? await accountByPassword(ctx, password ?? '', 'password', parts) : own;
  return transact(ctx, async (ctx) => {
    if (isOther) await keepComparedPassword(ctx, account);
    await join(ctx, token, account);
    return switchProfile(ctx, profile_id);
  });
}

/**
 * Accepts an invitation with the account of the invited address, and starts a session that acts for its profile.
 * @throws AppError INVITATION_INVALID, ALREADY_COLLEAGUE, LIMIT_REACHED, CONFLICT; as sign-in.
 */
export async function signInToInvitation(
  ctx: Context,
  { token, ...input }: JoinInput,
  caller: Caller,
  parts: SignInParts,
): Promise<SignInAnswer> {
  const { email, profile_id } = await invitationOf(ctx, token);
  const proven = await proveOwner(ctx, { ...input, email }, caller, parts);
  return transact(ctx, async (ctx) => {
    await keepComparedPassword(ctx, proven);
    // Who has the link has read the mail.
    await confirmEmail(ctx.db, proven.id, ctx.now);
    await join(ctx, token, proven);
    return begin(ctx, { id: proven.id, profile_id }, input.device_token, caller, parts);
  });
}

/**
 * Makes an account for the invited address, which counts as confirmed, accepts with it, and starts a session.
 * @throws AppError INVITATION_INVALID, EMAIL_TAKEN, LIMIT_REACHED, CONSENT_OUTDATED; VALIDATION_FAILED for a password
 *   that is easy to guess.
 */
export async function signUpToInvitation(
  ctx: Context,
  { token, person_name, password, consent_version }: InvitedSignUp,
  caller: Caller,
  parts: SignInParts,
): Promise<SignInAnswer> {
  const { email, profile_id, organisation } = await invitationOf(ctx, token);
  rejectCommonPassword(password, 'password');
  rejectOwnWords(password, 'password', { email, full_name: person_name, organization_name: organisation });
  const password_hash = await hashPassword(password);
  const id = newId();
  return transact(ctx, async (ctx) => {
    await freeAddress(ctx, email);
    await insertAccount(ctx.db, { id, email, password_hash, sign_up_secret_hash: null, person_name });
    await confirmEmail(ctx.db, id, ctx.now);
    await recordConsent(ctx, id, consent_version);
    await join(ctx, token, { id, email, person_name, is_admin: false });
    return begin(ctx, { id, profile_id }, undefined, caller, parts);
  });
}

/** Starts a session that acts for a profile. */
async function begin(
  ctx: Context,
  { id, profile_id }: { id: string; profile_id: string },
  deviceToken: string | undefined,
  caller: Caller,
  parts: SignInParts,
): Promise<SignInAnswer> {
  const account = await findAccount(ctx.db, id, profile_id);
  if (!account) throw new AppError('SESSION_ENDED');
  return beginSession(ctx, account, deviceToken, caller, parts);
}
