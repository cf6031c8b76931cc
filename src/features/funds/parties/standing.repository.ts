import { type SqlBool, sql } from 'kysely';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';

const COLUMNS = columnsOf(
  'g',
  `
  id funder_id agency_id funder_name agency_name title schedule_vii_item is_ongoing money amount pay_by_days
  agreement_file_id has_government_money state state_reason version agreed_version agreed approved released received utilised refunded interest
  created_at updated_at
`,
);

interface Reader {
  accountId: string;
  profileId: ProfileId;
}

/**
 * Selects the grants that a person may read: of the own organisation's side, in a collaboration that the person reads. Every
 * statement about grants for a person starts here.
 */
export const grantsOf = (db: Db, { accountId, profileId }: Reader) =>
  db
    .selectFrom('grants as g')
    .innerJoin('collaborations as c', 'c.id', 'g.collaboration_id')
    .innerJoin('collaboration_participants as mine', (join) =>
      join.onRef('mine.collaboration_id', '=', 'c.id').on('mine.profile_id', '=', profileId),
    )
    .where((eb) => eb.or([eb('g.funder_id', '=', profileId), eb('g.agency_id', '=', profileId)]))
    .where(
      sql<SqlBool>`exists (select from collaboration_readers r
        where r.participant_id = mine.id and r.account_id = ${accountId})`,
    );

const withStanding = (db: Db, reader: Reader) =>
  grantsOf(db, reader)
    .select(COLUMNS)
    .select(['c.id as collaboration_id', 'c.archived_at', 'mine.role as own_role'])
    .select(
      sql<boolean>`exists (select from collaboration_seats seat
        where seat.participant_id = mine.id and seat.account_id = ${reader.accountId})`.as('is_named'),
    );

export type GrantRow = NonNullable<Awaited<ReturnType<typeof findGrant>>>;

export const findGrant = (db: Db, reader: Reader, id: string) =>
  withStanding(db, reader).where('g.id', '=', id).executeTakeFirst();

/** Finds a grant and locks it against every other change of its money, until the transaction ends. */
export const findGrantForUpdate = (db: Db, reader: Reader, id: string) =>
  withStanding(db, reader).where('g.id', '=', id).forNoKeyUpdate('g').executeTakeFirst();

/** Finds a grant and keeps its state until the transaction ends; others can do the same at once. */
export const findGrantForShare = (db: Db, reader: Reader, id: string) =>
  withStanding(db, reader).where('g.id', '=', id).forShare('g').executeTakeFirst();

/** Finds one page of grants, newest first; `total` counts all. */
export async function findGrants(
  db: Db,
  reader: Reader,
  { page, pageSize, collaborationId }: { page: number; pageSize: number; collaborationId?: string },
) {
  const some = <Q extends { where: (column: 'g.collaboration_id', op: '=', value: string) => Q }>(
    query: Q,
  ) => (collaborationId === undefined ? query : query.where('g.collaboration_id', '=', collaborationId));
  const [records, { total }] = await Promise.all([
    some(withStanding(db, reader))
      .orderBy('g.created_at', 'desc')
      .orderBy('g.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    some(grantsOf(db, reader)).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Finds the organisations that take part in a collaboration, by their kind. */
export const findParties = (db: Db, collaborationId: string) =>
  db
    .selectFrom('collaboration_participants as t')
    .innerJoin('profiles as p', 'p.id', 't.profile_id')
    .select(['p.id', 'p.member_name as name', 'p.organization_type'])
    .where('t.collaboration_id', '=', collaborationId)
    .where('p.organization_type', 'in', ['corporate', 'ngo'])
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
