import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds all admins and locks them in one order until the transaction ends: changes of the roles wait for one another. */
export const lockAdmins = (db: Db) =>
  db
    .selectFrom('accounts')
    .select(['id', 'is_demo'])
    .select(
      sql<boolean>`email_confirmed_at is not null and suspended_at is null and deletion_due_at is null`.as(
        'is_active',
      ),
    )
    .where('is_admin', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export async function updateAdmin(db: Db, id: string, is_admin: boolean): Promise<void> {
  await db.updateTable('accounts').set({ is_admin }).where('id', '=', id).execute();
}
