import type { Db } from '#platform/server/database/connect.ts';

/** Finds the name of any member, and since when the member is suspended. */
export function findMember(db: Db, id: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('main_owners as o', 'o.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .select(['p.id', 'p.member_name', 'a.suspended_at'])
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** Finds the names of the other members of a collaboration; partners without a profile have none. */
export function findOtherMembers(db: Db, collaborationId: string, memberId: string) {
  return db
    .selectFrom('collaboration_participants as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .select(['p.id', 'p.member_name'])
    .where('c.collaboration_id', '=', collaborationId)
    .where('p.id', '<>', memberId)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
}
