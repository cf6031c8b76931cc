import { type Insertable, sql } from 'kysely';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { GrantActs } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columnsOf('a', 'id noun subject_id move to_state amount remark acted_at');

export async function insertAct(db: Db, act: Insertable<GrantActs>): Promise<void> {
  await db.insertInto('grant_acts').values(act).execute();
}

interface ActsPage {
  page: number;
  pageSize: number;
  subject_id?: string | undefined;
}

/** Finds one page of what was done with a grant, newest first; `total` counts all. */
export async function findActs(db: Db, grantId: string, { page, pageSize, subject_id }: ActsPage) {
  const acts = db
    .selectFrom('grant_acts as a')
    .where('a.grant_id', '=', grantId)
    .$if(subject_id !== undefined, (some) => some.where('a.subject_id', '=', subject_id ?? ''));
  const [records, { total }] = await Promise.all([
    acts
      .leftJoin('profiles as p', 'p.id', 'a.profile_id')
      .select(COLUMNS)
      .select(
        sql<string | null>`coalesce(acting_name(a.account_id, a.profile_id), p.member_name)`.as('by_name'),
      )
      .orderBy('a.seq', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    acts.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Finds what a person did for an organisation, oldest first. */
export const findActsOf = (db: Db, { accountId, profileId }: { accountId: string; profileId: string }) =>
  db
    .selectFrom('grant_acts as a')
    .select(COLUMNS)
    .select('a.grant_id')
    .where('a.account_id', '=', accountId)
    .where('a.profile_id', '=', profileId)
    .orderBy('a.seq')
    .execute();
