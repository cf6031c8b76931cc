import type { Db } from '#platform/server/database/connect.ts';

/** Members whose last reminder of the terms is from before an instant, the longest ago first. */
export async function findMembersToRemind(db: Db, before: Date, limit: number): Promise<string[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_confirmed_at', 'is not', null)
    .where('deletion_due_at', 'is', null)
    .where('terms_reminded_at', '<', before.toISOString())
    .orderBy('terms_reminded_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return accounts.map(({ id }) => id);
}

/**
 * Notes that a member is reminded of the terms now.
 * @returns the address, or null where that was noted meanwhile: each reminder leaves once, whoever asks at the same time.
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
