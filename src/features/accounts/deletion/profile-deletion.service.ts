import { pauseWebhooks } from '#features/accounts/account/account-tokens.repository.ts';
import { findAccount } from '#features/accounts/account/accounts.repository.ts';
import {
  accountByPassword,
  keepComparedPassword,
} from '#features/accounts/current-password/current-password.service.ts';
import { declineAll } from '#features/accounts/join-requests/join-answers.service.ts';
import { findOwners } from '#features/accounts/memberships/memberships.repository.ts';
import { lockPeopleAsOwner } from '#features/accounts/memberships/memberships.service.ts';
import {
  requireOwnCode,
  type SecondFactorParts,
} from '#features/accounts/two-factor/second-factor.service.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import { dropFilesOf } from '#platform/server/files/files.ts';
import { validationError } from '#platform/server/http/validation.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import { DELETION_GRACE_DAYS } from './account-deletion.contract.ts';
import type { ProfileDeletion, ProfileDeletionInput } from './profile-deletion.contract.ts';
import { mailProfileDeletion, mailProfileErased, mailProfileKept } from './profile-deletion.mail.ts';
import * as deletions from './profile-deletion.repository.ts';

/** @throws AppError PROFILE_NOT_FOUND when the profile was erased since the request began. */
export async function getProfileDeletion(ctx: MemberContext): Promise<ProfileDeletion> {
  const { profileId } = ctx.actor;
  const [deletion, people] = await Promise.all([
    deletions.findProfileDeletion(ctx.db, profileId),
    deletions.findPeopleOfProfile(ctx.db, profileId),
  ]);
  const [first] = people;
  if (!first) throw new AppError('PROFILE_NOT_FOUND');
  return {
    name: first.organisation,
    due_at: deletion?.due_at ?? null,
    asked_by: deletion?.asked_by ?? null,
    people: people.map(({ id, name, has_other }) => ({ id, name, has_other_profile: Boolean(has_other) })),
  };
}

/** Name of the caller, for mails to colleagues: the own one, or the address. */
async function callerName(ctx: MemberContext): Promise<string> {
  const account = await findAccount(ctx.db, ctx.actor.accountId, ctx.actor.profileId);
  return account?.person_name ?? account?.email ?? '';
}

/**
 * Sets the day of the erasure; an earlier setting stays. The organisation leaves the marketplace immediately (by a trigger),
 * its open requests are closed, and all its owners are notified. Its people go on until that day.
 * @throws AppError ROLE_FORBIDS, SESSION_ENDED, CONFLICT, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS; VALIDATION_FAILED for another name and
 *   for a wrong password or code.
 */
export async function scheduleProfileDeletion(
  ctx: MemberContext,
  { name, password, code }: ProfileDeletionInput,
  records: readonly MemberRecords[],
  parts: SecondFactorParts,
): Promise<ProfileDeletion> {
  const { profileId, accountId } = ctx.actor;
  const current = await getProfileDeletion(ctx);
  // Keyboards write letters with marks in two forms that look the same.
  if (name.normalize() !== current.name.normalize()) {
    throw validationError({ name: `Please type the name exactly: ${current.name}` });
  }
  const account = await accountByPassword(ctx, password, 'password', parts);
  await requireOwnCode(ctx, code, parts);
  return transact(ctx, async (ctx) => {
    const organisation = await lockPeopleAsOwner(ctx);
    await keepComparedPassword(ctx, account);
    const dueAt = new Date(ctx.now.getTime() + DELETION_GRACE_DAYS * DAY_MS);
    const deletion = { profile_id: profileId, asked_by: accountId, asked_at: ctx.now, due_at: dueAt };
    if (await deletions.insertProfileDeletion(ctx.db, deletion)) {
      await closeProfile(ctx, profileId, records);
      recordAct(ctx, { kind: 'profile-deletion-asked', subject: ['member', profileId] });
      const by = await callerName(ctx);
      for (const { email: to } of await findOwners(ctx.db, profileId)) {
        await mailProfileDeletion(ctx, { to, organisation, by, dueAt });
      }
    }
    return getProfileDeletion(ctx);
  });
}

/**
 * Cancels the deletion. The organisation returns to the marketplace; closed requests stay closed.
 * @throws AppError ROLE_FORBIDS; OWNER_LEAVES where nobody would be left to own it.
 */
export function keepProfile(ctx: MemberContext): Promise<ProfileDeletion> {
  return transact(ctx, async (ctx) => {
    const { profileId, accountId } = ctx.actor;
    const organisation = await lockPeopleAsOwner(ctx);
    const owners = await findOwners(ctx.db, profileId);
    const account = await findAccount(ctx.db, accountId, profileId);
    const shared = (await deletions.findPeopleOfProfile(ctx.db, profileId)).length > 1;
    if (account?.deletion_due_at && shared && owners.every(({ is_leaving }) => is_leaving)) {
      throw new AppError('OWNER_LEAVES');
    }
    if (await deletions.deleteProfileDeletion(ctx.db, profileId)) {
      recordAct(ctx, { kind: 'profile-deletion-withdrawn', subject: ['member', profileId] });
      const by = await callerName(ctx);
      for (const { email: to } of owners) await mailProfileKept(ctx, { to, organisation, by });
    }
    return getProfileDeletion(ctx);
  });
}

/** Closes what is open for a profile that goes. Can run twice. Call inside a transaction. */
export async function closeProfile(
  ctx: Context,
  profileId: ProfileId,
  records: readonly MemberRecords[],
): Promise<void> {
  for (const { closeFor } of records) await closeFor?.(ctx, profileId);
  await declineAll(ctx, profileId);
  await pauseWebhooks(ctx.db, profileId);
}

/** Erases a profile with its records and files. Its people's accounts stay. Call inside a transaction. */
export async function eraseProfile(
  ctx: Context,
  profileId: ProfileId,
  records: readonly MemberRecords[],
): Promise<void> {
  await closeProfile(ctx, profileId, records);
  for (const { eraseFor } of records) await eraseFor?.(ctx, profileId);
  await dropFilesOf(ctx, profileId);
  await deletions.deleteProfile(ctx.db, profileId);
}

/**
 * Erases the organisations that are due, one transaction each.
 * @throws Error at the end if some could not be erased: they stay due.
 */
export async function eraseDueProfiles(ctx: Context, records: readonly MemberRecords[]): Promise<void> {
  await eachInTurn(ctx.log, 'profile', await deletions.findProfilesToErase(ctx.db, ctx.now), async (id) => {
    const erased = await transact(ctx, async (ctx) => {
      if (!(await deletions.lockProfileToErase(ctx.db, id, ctx.now))) return false;
      const people = await deletions.findPeopleOfProfile(ctx.db, id);
      await eraseProfile(ctx, id, records);
      recordAct(ctx, { kind: 'profile-erased', subject: ['member', id] });
      for (const { email: to, organisation, has_other } of people) {
        await mailProfileErased(ctx, { to, organisation, hasOther: Boolean(has_other) });
      }
      return true;
    });
    if (erased) ctx.log.info({ profile: id }, 'profile erased');
  });
}
