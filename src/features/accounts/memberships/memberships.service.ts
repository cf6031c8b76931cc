import { pauseWebhooksBy } from '#features/accounts/account/account-tokens.repository.ts';
import type { User } from '#features/accounts/account/accounts.contract.ts';
import { type Account, findAccount } from '#features/accounts/account/accounts.repository.ts';
import { actsForProfile, toUser } from '#features/accounts/account/accounts.service.ts';
import {
  accountByPassword,
  keepComparedPassword,
} from '#features/accounts/current-password/current-password.service.ts';
import { markSeen } from '#features/accounts/sessions/sessions.repository.ts';
import { suspensionOf } from '#features/accounts/sessions/sessions.service.ts';
import {
  requireOwnCode,
  type SecondFactorParts,
} from '#features/accounts/two-factor/second-factor.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import { mayDo, type Role } from '#platform/contract/people/roles.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import {
  type Colleague,
  type OwnerProof,
  type OwnershipInput,
  type OwnProfile,
  PEOPLE_MAX,
  PROFILES_MAX,
  type RoleInput,
} from './memberships.contract.ts';
import {
  mailOwnersChanged,
  mailOwnership,
  mailRemoved,
  mailRoleChanged,
  type OwnersNews,
} from './memberships.mail.ts';
import { canManagePeople } from './memberships.policy.ts';
import * as memberships from './memberships.repository.ts';

/** Lists the people of the profile acted for. Their number has a cap (`PEOPLE_MAX`). */
export async function listColleagues(ctx: MemberContext): Promise<Colleague[]> {
  const rows = await memberships.findColleagues(ctx.db, ctx.actor.profileId);
  return rows.map((row) => ({ ...row, is_you: row.id === ctx.actor.accountId }));
}

/**
 * Locks the people of the profile, and looks the caller's role up again: another owner may have changed it since the
 * request began. Call inside a transaction.
 * @returns the name of the profile. @throws AppError ROLE_FORBIDS.
 */
export async function lockPeopleAsOwner(ctx: MemberContext): Promise<string> {
  const profile = await memberships.lockPeople(ctx.db, ctx.actor.profileId);
  const own = await memberships.findMembership(ctx.db, ctx.actor.accountId, ctx.actor.profileId);
  if (!profile || !own || !canManagePeople(own.role)) throw new AppError('ROLE_FORBIDS');
  return profile.member_name;
}

/** Finds a colleague's role and account. @throws AppError COLLEAGUE_NOT_FOUND. */
async function colleague(ctx: MemberContext, accountId: AccountId) {
  const membership = await memberships.findMembership(ctx.db, accountId, ctx.actor.profileId);
  const account = await findAccount(ctx.db, accountId, ctx.actor.profileId);
  if (!membership || !account) throw new AppError('COLLEAGUE_NOT_FOUND');
  return { role: membership.role, account };
}

/**
 * Makes a person act for a profile. Call inside a transaction that holds the profile's row (`lockPeople`).
 * @throws AppError ALREADY_COLLEAGUE, LIMIT_REACHED.
 */
export async function addPerson(
  ctx: Context,
  { accountId, profileId, role }: { accountId: AccountId; profileId: ProfileId; role: Role },
): Promise<void> {
  if ((await memberships.countPeople(ctx.db, profileId)) >= PEOPLE_MAX) {
    throw new AppError('LIMIT_REACHED', {
      message: `The organisation has ${PEOPLE_MAX} people, the most it can have.`,
    });
  }
  if ((await memberships.findOwnProfiles(ctx.db, accountId)).length >= PROFILES_MAX) {
    const who = ctx.actor?.accountId === accountId || !ctx.actor ? 'You act' : 'This person acts';
    throw new AppError('LIMIT_REACHED', {
      message: `${who} for ${PROFILES_MAX} organisations, the most one person can.`,
    });
  }
  const membership = { account_id: accountId, profile_id: profileId, role, created_at: ctx.now };
  if (!(await memberships.insertMembership(ctx.db, membership))) throw new AppError('ALREADY_COLLEAGUE');
}

/**
 * Checks the password and the code of an owner who changes who the owners are. @returns the own account.
 * @throws AppError PASSWORD_NEEDED, SECOND_FACTOR_NEEDED, SESSION_ENDED, TOO_MANY_REQUESTS; VALIDATION_FAILED for a wrong password or
 *   code.
 */
export async function proveOwnerChange(
  ctx: MemberContext,
  { password, code }: OwnerProof,
  parts: SecondFactorParts,
): Promise<Account> {
  if (password === undefined) throw new AppError('PASSWORD_NEEDED');
  const caller = await accountByPassword(ctx, password, 'password', parts);
  await requireOwnCode(ctx, code, parts);
  return caller;
}

/**
 * Changes a role. To make or unmake an owner needs the password; all owners hear of it by mail.
 * @throws AppError ROLE_FORBIDS, COLLEAGUE_NOT_FOUND, LAST_OWNER, CONFLICT; as `proveOwnerChange`.
 */
export async function updateColleague(
  ctx: MemberContext,
  id: string,
  { role, ...proof }: RoleInput,
  parts: SecondFactorParts,
): Promise<Colleague[]> {
  const changesOwners = (before: Role) => before !== role && (before === 'owner' || role === 'owner');
  const now = await memberships.findMembership(ctx.db, id, ctx.actor.profileId);
  const caller = now && changesOwners(now.role) ? await proveOwnerChange(ctx, proof, parts) : undefined;
  return transact(ctx, async (ctx) => {
    const organisation = await lockPeopleAsOwner(ctx);
    const { role: before, account } = await colleague(ctx, id);
    if (before === role) return listColleagues(ctx);
    // The role was another one a moment ago.
    if (changesOwners(before) && !caller) throw new AppError('PASSWORD_NEEDED');
    if (caller) await keepComparedPassword(ctx, caller);
    await memberships.updateRole(ctx.db, id, ctx.actor.profileId, role);
    if (!mayDo(role, 'write')) await pauseWebhooksBy(ctx.db, id, ctx.actor.profileId);
    recordAct(ctx, {
      kind: 'role-changed',
      subject: ['member', id],
      facts: { profile: ctx.actor.profileId, from: before, to: role },
    });
    const { profileId, accountId } = ctx.actor;
    if (id !== accountId) await mailRoleChanged(ctx, { to: account, profileId, organisation, role });
    if (caller) {
      const name = account.person_name ?? account.email;
      await mailOwners(ctx, { profileId, organisation, name, change: role === 'owner' ? 'made' : 'unmade' });
    }
    return listColleagues(ctx);
  });
}

/**
 * Removes a colleague: sessions and access tokens that act for the profile end at once, in every process.
 * @throws AppError ROLE_FORBIDS, COLLEAGUE_NOT_FOUND; OWNER_STAYS for an owner, who is made something else first, with the password;
 *   OWN_MEMBERSHIP for the caller, who leaves instead.
 */
export function removeColleague(ctx: MemberContext, id: string): Promise<Colleague[]> {
  return transact(ctx, async (ctx) => {
    const organisation = await lockPeopleAsOwner(ctx);
    if (id === ctx.actor.accountId) throw new AppError('OWN_MEMBERSHIP');
    const { account, role } = await colleague(ctx, id);
    if (role === 'owner') throw new AppError('OWNER_STAYS');
    await memberships.deleteMembership(ctx.db, id, ctx.actor.profileId);
    recordAct(ctx, {
      kind: 'person-removed',
      subject: ['member', id],
      facts: { profile: ctx.actor.profileId },
    });
    await mailRemoved(ctx, { to: account, organisation });
    return listColleagues(ctx);
  });
}

/** Tells all owners of a profile that somebody else became one, is one no more, or is invited as one. Call inside a transaction. */
export async function mailOwners(ctx: Context, news: OwnersNews): Promise<void> {
  for (const to of await memberships.findOwners(ctx.db, news.profileId)) {
    await mailOwnersChanged(ctx, { ...news, to });
  }
}

/**
 * Ends the caller's own membership. The session ends if it acted by it.
 * @throws AppError PROFILE_NOT_FOUND for a profile that the caller does not act for; LAST_OWNER.
 */
export function leaveProfile(ctx: MemberContext, profileId: ProfileId): Promise<{ message: string }> {
  return transact(ctx, async (ctx) => {
    const { accountId } = ctx.actor;
    const profile = await memberships.lockPeople(ctx.db, profileId);
    if (!profile || !(await memberships.deleteMembership(ctx.db, accountId, profileId))) {
      throw new AppError('PROFILE_NOT_FOUND');
    }
    recordAct(ctx, { kind: 'person-left', subject: ['member', accountId], facts: { profile: profileId } });
    return { message: 'You have left the organisation.' };
  });
}

/**
 * Makes a colleague the main owner. The caller stays as a manager.
 * @throws AppError ROLE_FORBIDS, COLLEAGUE_NOT_FOUND, SESSION_ENDED, CONFLICT, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS;
 *   VALIDATION_FAILED for a wrong password or code, for oneself, and for a colleague whose address is not confirmed.
 */
export async function transferOwnership(
  ctx: MemberContext,
  { account_id: id, ...proof }: OwnershipInput,
  parts: SecondFactorParts,
): Promise<Colleague[]> {
  if (id === ctx.actor.accountId) throw validationError({ account_id: 'Please choose a colleague' });
  const caller = await proveOwnerChange(ctx, proof, parts);
  return transact(ctx, async (ctx) => {
    const { accountId, profileId } = ctx.actor;
    const organisation = await lockPeopleAsOwner(ctx);
    await keepComparedPassword(ctx, caller);
    const { account } = await colleague(ctx, id);
    if (!account.email_confirmed_at || account.suspended_at || account.deletion_due_at) {
      throw validationError({ account_id: 'This person cannot become an owner at the moment' });
    }
    await memberships.updateRole(ctx.db, id, profileId, 'owner');
    await memberships.updateMainOwner(ctx.db, profileId, id);
    await memberships.updateRole(ctx.db, accountId, profileId, 'manager');
    recordAct(ctx, { kind: 'ownership-transferred', subject: ['member', profileId], facts: { to: id } });
    for (const to of [account, caller])
      await mailOwnership(ctx, { to, profileId, organisation, isNew: to === account });
    return listColleagues(ctx);
  });
}

export async function listOwnProfiles(ctx: MemberContext): Promise<OwnProfile[]> {
  const rows = await memberships.findOwnProfiles(ctx.db, ctx.actor.accountId);
  return rows.map((row) => ({ ...row, is_current: row.id === ctx.actor.profileId }));
}

/**
 * Lets the caller's session act for another profile of the person. Other devices stay where they are.
 * @throws AppError PROFILE_NOT_FOUND for a profile that the person does not act for; ORGANISATION_SUSPENDED with its reason.
 */
export function switchProfile(ctx: MemberContext, profileId: ProfileId): Promise<User> {
  return transact(ctx, async (ctx) => {
    const { accountId, sessionId } = ctx.actor;
    const account = await findAccount(ctx.db, accountId, profileId);
    if (!account || !actsForProfile(account)) {
      throw (await suspensionOf(ctx, accountId, profileId)) ?? new AppError('PROFILE_NOT_FOUND');
    }
    await memberships.updateSessionProfile(ctx.db, sessionId, profileId);
    await markSeen(ctx.db, accountId, profileId, ctx.now);
    return toUser(account);
  });
}

/** @throws AppError SESSION_ENDED when the account is gone. */
export function updatePersonName(ctx: MemberContext, personName: string): Promise<User> {
  return transact(ctx, async (ctx) => {
    const { accountId, profileId } = ctx.actor;
    await memberships.updatePersonName(ctx.db, accountId, personName);
    const account = await findAccount(ctx.db, accountId, profileId);
    if (!account || !actsForProfile(account)) throw new AppError('SESSION_ENDED');
    return toUser(account);
  });
}
