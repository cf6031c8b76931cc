import { mailDeletion } from '#features/accounts/account/account.mail.ts';
import {
  removeAccessTokens,
  removeAccountTokens,
} from '#features/accounts/account/account-tokens.repository.ts';
import type { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { findAccount } from '#features/accounts/account/accounts.repository.ts';
import { getAccount } from '#features/accounts/account/accounts.service.ts';
import { requireOtherAdmin } from '#features/accounts/admin-access/admins.service.ts';
import {
  accountByPassword,
  keepComparedPassword,
} from '#features/accounts/current-password/current-password.service.ts';
import { mailOwnership } from '#features/accounts/memberships/memberships.mail.ts';
import {
  findMembership,
  updateMainOwner,
  updateRole,
} from '#features/accounts/memberships/memberships.repository.ts';
import { revokeSessionsOfAccount } from '#features/accounts/sessions/sessions.repository.ts';
import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import { requireOwnCode } from '#features/accounts/two-factor/second-factor.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AccountId } from '#platform/contract/people/ids.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import { deleteMailsTo } from '#platform/server/mail/mails.repository.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { type AccountDeletion, DELETION_GRACE_DAYS } from './account-deletion.contract.ts';
import {
  deleteAccount,
  findAccountsToErase,
  findMergedAccounts,
  lockAccountToErase,
  updateDeletion,
} from './account-deletion.repository.ts';
import { findHeir, findProfilesOfOne, lockSharedProfiles } from './owners-leaving.repository.ts';
import { closeProfile, eraseProfile } from './profile-deletion.service.ts';

/**
 * Gets the organisations of a leaving owner ready: each that others act for needs an owner who stays, and has that one as its
 * main owner from now on, so that it stays in the marketplace.
 * @throws AppError ONLY_OWNER_LEAVES, unless the organisation is being deleted, too.
 */
async function passOnShared(ctx: Context, accountId: AccountId): Promise<void> {
  for (const { profile_id, is_main, next_owner, is_leaving, name } of await lockSharedProfiles(
    ctx.db,
    accountId,
  )) {
    if (is_leaving) continue;
    if (!next_owner) {
      throw new AppError('ONLY_OWNER_LEAVES', {
        message: `You are the only owner of “${name}”, which has other people. Hand its ownership over first, or delete the organisation too.`,
      });
    }
    if (!is_main) continue;
    await updateMainOwner(ctx.db, profile_id, next_owner);
    const to = await findAccount(ctx.db, next_owner, profile_id);
    if (to) await mailOwnership(ctx, { to, profileId: profile_id, organisation: name, isNew: true });
  }
}

/**
 * Sets the day of the erasure; an earlier setting stays. A profile for which nobody else acts leaves the marketplace
 * immediately (by a trigger), and its open requests are closed; organisations with another owner stay. All other sessions and all
 * access tokens end.
 * @throws AppError SESSION_ENDED, CONFLICT, LAST_ADMIN, ONLY_OWNER_LEAVES, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS; VALIDATION_FAILED for a wrong
 *   password or code.
 */
export async function scheduleAccountDeletion(
  ctx: MemberContext,
  { password, code }: AccountDeletion,
  records: readonly MemberRecords[],
  parts: SecondFactorParts,
): Promise<OwnAccount> {
  const account = await accountByPassword(ctx, password, 'password', parts);
  await requireOwnCode(ctx, code, parts);
  return transact(ctx, async (ctx) => {
    await requireOtherAdmin(ctx, account.id);
    await keepComparedPassword(ctx, account);
    if (!account.deletion_due_at) {
      const dueAt = new Date(ctx.now.getTime() + DELETION_GRACE_DAYS * DAY_MS);
      await updateDeletion(ctx.db, account.id, dueAt);
      await passOnShared(ctx, account.id);
      for (const id of await findProfilesOfOne(ctx.db, account.id)) await closeProfile(ctx, id, records);
      for (const { closeForPerson } of records) await closeForPerson?.(ctx, account.id);
      await removeAccountTokens(ctx.db, account.id, ['change-email']);
      await removeAccessTokens(ctx.db, account.id);
      recordAct(ctx, { kind: 'deletion-asked', subject: ['member', account.id] });
      await mailDeletion(ctx, { to: account, dueAt });
    }
    await revokeSessionsOfAccount(ctx.db, account.id, ctx.now, ctx.actor.sessionId);
    return getAccount(ctx);
  });
}

/** Cancels the deletion. The profile returns to the marketplace; closed requests stay closed. */
export function keepAccount(ctx: MemberContext): Promise<OwnAccount> {
  return transact(ctx, async (ctx) => {
    await updateDeletion(ctx.db, ctx.actor.accountId, null);
    recordAct(ctx, { kind: 'deletion-withdrawn', subject: ['member', ctx.actor.accountId] });
    return getAccount(ctx);
  });
}

/**
 * Erases the accounts that are due, one transaction each, then their files.
 * @throws Error at the end if some could not be erased: they stay due.
 */
export async function eraseDueAccounts(ctx: Context, records: readonly MemberRecords[]): Promise<void> {
  await eachInTurn(ctx.log, 'account', await findAccountsToErase(ctx.db, ctx.now), async (id) => {
    const erased = await transact(ctx, (ctx) => eraseAccount(ctx, id, records));
    if (erased) ctx.log.info({ account: id }, 'account erased');
  });
}

/** @returns false if the owner has kept the account, or another process erases it. */
async function eraseAccount(ctx: Context, id: string, records: readonly MemberRecords[]): Promise<boolean> {
  if (!(await lockAccountToErase(ctx.db, id, ctx.now))) return false;
  // Nobody can sign in to an account that was merged into this one, so nobody else could ask for its erasure.
  for (const merged of await findMergedAccounts(ctx.db, id)) {
    // Its profile is closed for good, also for its colleagues.
    await eraseProfile(ctx, merged, records);
    await eraseLocked(ctx, merged, records);
  }
  await eraseLocked(ctx, id, records);
  return true;
}

/** Gives an organisation whose last owner goes to a colleague: the other owner may have left within the 14 days. */
async function passOnAll(ctx: Context, id: string): Promise<void> {
  for (const { profile_id, name } of await lockSharedProfiles(ctx.db, id)) {
    const heir = await findHeir(ctx.db, profile_id, id);
    const membership = await findMembership(ctx.db, heir.id, profile_id);
    if (membership?.role === 'owner') continue;
    await updateRole(ctx.db, heir.id, profile_id, 'owner');
    recordAct(ctx, {
      kind: 'ownership-passed-on',
      subject: ['member', profile_id],
      facts: { to: heir.id },
    });
    await mailOwnership(ctx, { to: heir, profileId: profile_id, organisation: name, isNew: true });
  }
}

async function eraseLocked(ctx: Context, id: string, records: readonly MemberRecords[]): Promise<void> {
  for (const profileId of await findProfilesOfOne(ctx.db, id)) await eraseProfile(ctx, profileId, records);
  await passOnAll(ctx, id);
  for (const { closeForPerson, eraseForPerson } of records) {
    await closeForPerson?.(ctx, id);
    await eraseForPerson?.(ctx, id);
  }
  const account = await findAccount(ctx.db, id);
  if (account) await deleteMailsTo(ctx.db, account.email);
  await deleteAccount(ctx.db, id);
  recordAct(ctx, { kind: 'account-erased', subject: ['member', id] });
}
