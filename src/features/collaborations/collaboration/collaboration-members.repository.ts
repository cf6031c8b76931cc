import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { CollaborationRole } from './collaboration-roles.rules.ts';

/** An organisation that takes part in a collaboration. */
interface Partner {
  id: string;
  name: string;
}

/**
 * The name of the first partner of a collaboration; null where there is none. Needs `collaborations as c` and
 * `collaboration_participants as mine`: the place of the organisation acted for.
 */
export const FIRST_PARTNER = sql<string | null>`(select o.name from collaboration_participants o
  where o.collaboration_id = c.id and o.id <> mine.id and o.left_at is null
  order by o.profile_id is null, o.created_at, o.id limit 1)`;

/** The partners with a profile in these roles, first come first; needs the same. */
export const partnersIn = (roles: readonly CollaborationRole[]) => sql<Partner[]>`(
  select coalesce(json_agg(json_build_object('id', o.profile_id, 'name', o.name) order by o.created_at, o.id), '[]')
  from collaboration_participants o
  where o.collaboration_id = c.id and o.profile_id <> mine.profile_id and o.role = any(${roles}::text[]))`;

/** The condition that there is such a partner. */
export const hasPartnersIn = (roles: readonly CollaborationRole[]) => sql<boolean>`exists (
  select from collaboration_participants o
  where o.collaboration_id = c.id and o.profile_id <> mine.profile_id and o.role = any(${roles}::text[]))`;

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
