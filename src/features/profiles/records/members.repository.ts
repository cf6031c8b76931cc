import type { Db } from '#platform/server/database/connect.ts';

/** Finds the name of any member, and since when the member is suspended. */
export function findMember(db: Db, id: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .select(['p.id', 'p.member_name', 'o.suspended_at'])
    .where('p.id', '=', id)
    .executeTakeFirst();
}
