import type { Db } from '#platform/server/database/connect.ts';

/** Finds all supporters by name: the admins whose email is confirmed. */
export const findSupporters = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('people as p', 'p.id', 'a.id')
    .select(['a.id', 'p.full_name as name'])
    .where('a.is_admin', '=', true)
    .where('a.email_confirmed_at', 'is not', null)
    .orderBy('p.full_name')
    .orderBy('a.id')
    .execute();

/** Finds the name of a person; blank once the account is erased. */
export async function findSupporterName(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('people').select('full_name').where('id', '=', id).executeTakeFirst();
  return row?.full_name ?? '';
}
