import { mailDeletion } from '#features/accounts/account/account.mail.ts';
import { cutOffPrograms, removeAccountTokens } from '#features/accounts/account/account-tokens.repository.ts';
import type { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { getAccount } from '#features/accounts/account/accounts.service.ts';
import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { requireOtherAdmin } from '#features/accounts/admin-access/admins.service.ts';
import {
  accountByPassword,
  keepComparedPassword,
} from '#features/accounts/current-password/current-password.service.ts';
import { revokeSessionsOfAccount } from '#features/accounts/sessions/sessions.repository.ts';
import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import { requireOwnCode } from '#features/accounts/two-factor/second-factor.service.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { eachInTurn } from '#platform/server/each-in-turn.ts';
import { dropFilesOf } from '#platform/server/files/files.ts';
import { type AccountDeletion, DELETION_GRACE_DAYS } from './account-deletion.contract.ts';
import {
  deleteAccount,
  findAccountsToErase,
  findMergedAccounts,
  lockAccountToErase,
  updateDeletion,
} from './account-deletion.repository.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Sets the day of the erasure; an earlier setting stays. The profile leaves the marketplace immediately (by a
 * trigger), open requests are closed, and all other sessions and all access tokens end.
 * @throws AppError SESSION_ENDED, CONFLICT, LAST_ADMIN, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS; VALIDATION_FAILED for a wrong
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
      for (const { closeFor } of records) await closeFor?.(ctx, account.id);
      await removeAccountTokens(ctx.db, account.id, ['change-email']);
      await cutOffPrograms(ctx.db, account.id);
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
  for (const merged of await findMergedAccounts(ctx.db, id)) await eraseLocked(ctx, merged, records);
  await eraseLocked(ctx, id, records);
  return true;
}

async function eraseLocked(ctx: Context, id: string, records: readonly MemberRecords[]): Promise<void> {
  for (const { closeFor, eraseFor } of records) {
    await closeFor?.(ctx, id);
    await eraseFor?.(ctx, id);
  }
  await dropFilesOf(ctx, id);
  await deleteAccount(ctx.db, id);
  recordAct(ctx, { kind: 'account-erased', subject: ['member', id] });
}
