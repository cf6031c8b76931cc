import type { Db } from '#platform/server/database/connect.ts';

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
