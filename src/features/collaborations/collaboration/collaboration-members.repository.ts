import type { Db } from '#platform/server/database/connect.ts';

/** Finds the name and contact of any member. */
export function findMember(db: Db, id: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('accounts as a', 'a.id', 'p.id')
    .select(['p.id', 'p.member_name', 'a.email'])
    .where('p.id', '=', id)
    .executeTakeFirst();
}
