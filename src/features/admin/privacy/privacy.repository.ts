import { sql } from 'kysely';
import type { PageQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';

const EXPORTED = 'data-exported';

/** Finds one page of the accounts that will be erased, the next one first. */
export const findPendingDeletions = (db: Db, { page, pageSize }: PageQuery) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('people as p', 'p.id', 'a.id')
    .select(['a.id', 'p.member_name as name'])
    .select((eb) => eb.ref('a.deletion_due_at').$notNull().as('due_at'))
    .where('a.deletion_due_at', 'is not', null)
    .orderBy('a.deletion_due_at')
    .orderBy('a.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds one page of the downloads of all own data, newest first. */
export const findDataExports = (db: Db, { page, pageSize }: PageQuery) =>
  db
    .selectFrom('audit_entries as e')
    .leftJoin('people as p', 'p.id', 'e.actor_id')
    .select(['e.number', 'e.at', 'p.member_name as name'])
    .select((eb) => eb.ref('e.actor_id').$notNull().as('member_id'))
    .where('e.kind', '=', EXPORTED)
    .where('e.actor_id', 'is not', null)
    .orderBy('e.number', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

interface Counts {
  deletions: number;
  exports: number;
  recent_exports: number;
  members: number;
}

/** Counts what the lists hold. @param since start of what counts as recent. */
export async function countRecords(db: Db, since: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from accounts where deletion_due_at is not null) as deletions,
      (select count(*)::int from audit_entries where kind = ${EXPORTED} and actor_id is not null) as exports,
      (select count(*)::int from audit_entries where kind = ${EXPORTED} and actor_id is not null
        and at >= ${since}) as recent_exports,
      (select count(*)::int from accounts) as members`.execute(db);
  return rows[0] ?? { deletions: 0, exports: 0, recent_exports: 0, members: 0 };
}

/** Counts the members by the version of the notice that they agreed to last. */
export async function countConsents(db: Db): Promise<{ version: string; members: number }[]> {
  const { rows } = await sql<{ version: string; members: number }>`
    select notice_version as version, count(*)::int as members from (
      select distinct on (account_id) notice_version from consents
      order by account_id, agreed_at desc, id desc) last
    group by 1`.execute(db);
  return rows;
}
