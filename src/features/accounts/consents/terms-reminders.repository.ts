import type { Db } from '#platform/server/database/connect.ts';

/** Finds members whose last reminder is before an instant, oldest first. */
export async function findMembersToRemind(db: Db, before: Date, limit: number): Promise<string[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_confirmed_at', 'is not', null)
    .where('deletion_due_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('terms_reminded_at', '<', before.toISOString())
    .orderBy('terms_reminded_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return accounts.map(({ id }) => id);
}

/**
 * Records a reminder of the terms.
 * @returns the address, or null if another run has recorded it: each reminder is sent once.
 */
export async function updateReminded(db: Db, id: string, before: Date, now: Date): Promise<string | null> {
  const account = await db
    .updateTable('accounts')
    .set({ terms_reminded_at: now })
    .where('id', '=', id)
    .where('terms_reminded_at', '<', before.toISOString())
    .returning('email')
    .executeTakeFirst();
  return account?.email ?? null;
}
