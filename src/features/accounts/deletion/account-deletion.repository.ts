import type { Db } from '#platform/server/database/connect.ts';

/** Sets the time of the erasure; null cancels it. */
export async function updateDeletion(db: Db, id: string, dueAt: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ deletion_due_at: dueAt }).where('id', '=', id).execute();
}

/** Finds the accounts that are due for erasure, oldest first. */
export async function findAccountsToErase(db: Db, now: Date): Promise<string[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('deletion_due_at', '<=', now.toISOString())
    .orderBy('deletion_due_at')
    .orderBy('id')
    .execute();
  return accounts.map(({ id }) => id);
}

/**
 * Locks an account that is due until the transaction ends.
 * @returns false if its owner has kept it, or another process erases it.
 */
export async function lockAccountToErase(db: Db, id: string, now: Date): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('deletion_due_at', '<=', now.toISOString())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return account !== undefined;
}

/** Finds the accounts that were merged into this one. */
export async function findMergedAccounts(db: Db, id: string): Promise<string[]> {
  const merges = await db
    .selectFrom('account_merges')
    .select('duplicate_id')
    .where('kept_id', '=', id)
    .orderBy('duplicate_id')
    .execute();
  return merges.map(({ duplicate_id }) => duplicate_id);
}

/**
 * Deletes the account and, by foreign keys, its sessions, tokens, consents and memberships; by a trigger the profiles for
 * which nobody else acts.
 */
export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute();
}
