import type { Db } from '#platform/server/database/connect.ts';

/** Sets when the account is erased, or calls that off (null). */
export async function updateDeletion(db: Db, id: string, dueAt: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ deletion_due_at: dueAt }).where('id', '=', id).execute();
}

/** The accounts whose time is over, the longest first. */
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
 * Locks an account whose time is over until the transaction ends.
 * @returns false where its owner has kept it in the meantime, or another process erases it.
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

/** Removes the account and, by foreign keys, all that hangs on it: sessions, tokens, consents, the profile. */
export async function deleteAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute();
}

/** The same, for an account whose address was never confirmed. @returns false where that has happened meanwhile. */
export async function deleteUnconfirmedAccount(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accounts')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
