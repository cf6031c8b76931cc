import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Id of an account, or a column that has it. */
type Account = string | RawBuilder<unknown>;

/**
 * The condition that a person may read a collaboration, as the view `collaboration_readers` says: it is not deleted, and it is open to
 * all people of the organisations or to this person. Every statement that reads collaborations for a person has it.
 *
 * Needs `collaboration_participants as mine`: the place of the organisation acted for.
 */
export const readableBy = (accountId: Account) =>
  sql<boolean>`exists (select from collaboration_readers r
    where r.participant_id = mine.id and r.account_id = ${accountId})`;

/** The condition that the collaboration with the id in this column is not deleted. */
export const isThere = (column: string) =>
  sql<boolean>`not exists (select from collaborations gone where gone.id = ${sql.ref(column)} and gone.removed_at is not null)`;

/** Most persons who can be mentioned. */
const PEOPLE_MAX = 500;

/** Finds the persons of the organisations who read a collaboration, by name. */
export const findPeople = (db: Db, collaborationId: string) =>
  db
    .selectFrom('collaboration_participants as mine')
    .innerJoin('collaborations as c', 'c.id', 'mine.collaboration_id')
    .innerJoin('profiles as p', 'p.id', 'mine.profile_id')
    .innerJoin('memberships as m', 'm.profile_id', 'p.id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'a.id',
      'p.id as profile_id',
      sql<string>`coalesce(a.person_name, p.member_name)`.as('name'),
      'p.organization_name as organization',
    ])
    .where('mine.collaboration_id', '=', collaborationId)
    .where('a.suspended_at', 'is', null)
    .where(readableBy(sql.ref('a.id')))
    .orderBy('name')
    .orderBy('a.id')
    .limit(PEOPLE_MAX)
    .execute();
