import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Most persons who can be mentioned. */
const PEOPLE_MAX = 500;

/** Finds the persons who act for the members of a collaboration, by name. */
export const findPeople = (db: Db, collaborationId: string) =>
  db
    .selectFrom('collaboration_participants as t')
    .innerJoin('profiles as p', 'p.id', 't.profile_id')
    .innerJoin('memberships as m', 'm.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'a.id',
      'p.id as profile_id',
      sql<string>`coalesce(a.person_name, p.member_name)`.as('name'),
      'p.organization_name as organization',
    ])
    .where('t.collaboration_id', '=', collaborationId)
    .where('a.suspended_at', 'is', null)
    .orderBy('name')
    .orderBy('a.id')
    .limit(PEOPLE_MAX)
    .execute();
