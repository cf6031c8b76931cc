import type { Db } from '#platform/server/database/connect.ts';

/** Sets when the account is erased, or calls that off (null). */
export async function updateDeletion(db: Db, id: string, dueAt: Date | null): Promise<void> {
  await db.updateTable('accounts').set({ deletion_due_at: dueAt }).where('id', '=', id).execute();
}

/** An account whose time is over, locked until the transaction ends; those that another process erases are left to it. */
export async function findAccountToErase(db: Db, now: Date): Promise<string | null> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('deletion_due_at', '<=', now.toISOString())
    .orderBy('deletion_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return account?.id ?? null;
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
