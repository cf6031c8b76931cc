import { type Insertable, sql, type Updateable } from 'kysely';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { FundReleases } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columnsOf(
  'r',
  `
  id grant_id request_id amount method source state prepared_by authorised_by utr initiated_on received_on bounce_reason
  receipt_year receipt_number created_at updated_at
`,
);

const releases = (db: Db) =>
  db
    .selectFrom('fund_releases as r')
    .innerJoin('grants as g', 'g.id', 'r.grant_id')
    .innerJoin('bank_accounts as b', 'b.id', 'r.bank_account_id')
    .select(COLUMNS)
    .select([
      sql<string | null>`acting_name(r.prepared_by, g.funder_id)`.as('prepared_by_name'),
      sql<string | null>`acting_name(r.authorised_by, g.funder_id)`.as('authorised_by_name'),
    ])
    .select(['b.id as account_id', 'b.bank_name', 'b.ifsc', 'b.ended_at as account_ended_at'])
    .select(sql<string>`right(b.account_number, 4)`.as('number_ends'));
export type ReleaseRow = Awaited<ReturnType<typeof findReleases>>['records'][number];

/** Finds the grant of a release; undefined where there is no such release. */
export const findGrantId = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('fund_releases').select('grant_id').where('id', '=', id).executeTakeFirst())?.grant_id;

export const findRelease = (db: Db, id: string) => releases(db).where('r.id', '=', id).executeTakeFirst();

/** Finds one page of the releases of a grant, newest first; `total` counts all. */
export async function findReleases(
  db: Db,
  grantId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const [records, { total }] = await Promise.all([
    releases(db)
      .where('r.grant_id', '=', grantId)
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('fund_releases')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('grant_id', '=', grantId)
      .executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Returns true if the request already has `max` releases. */
export const hasReleases = (db: Db, requestId: string, max: number) =>
  hasAsMany(db, { table: 'fund_releases', column: 'request_id' }, requestId, max);

/** @throws AppError BEYOND_BUDGET for more than the request has left, ACCOUNT_WRONG_KIND. */
export async function insertRelease(db: Db, release: Insertable<FundReleases>): Promise<void> {
  const meanings = {
    fund_requests_released_within_amount: 'BEYOND_BUDGET',
    fund_releases_right_account: 'ACCOUNT_WRONG_KIND',
  } as const;
  await mapConstraints(meanings, () => db.insertInto('fund_releases').values(release).execute());
}

/** @throws AppError UTR_ALREADY_USED, SAME_PERSON. */
export async function updateRelease(db: Db, id: string, changes: Updateable<FundReleases>): Promise<void> {
  const meanings = {
    fund_releases_one_utr: 'UTR_ALREADY_USED',
    fund_releases_two_persons: 'SAME_PERSON',
  } as const;
  await mapConstraints(meanings, () =>
    db.updateTable('fund_releases').set(changes).where('id', '=', id).execute(),
  );
}

/** Returns the next number of a receipt of an NGO in a financial year; without gaps, as the transaction takes it back. */
export async function nextReceiptNumber(db: Db, agencyId: ProfileId, year: string): Promise<number> {
  const { last_number } = await db
    .insertInto('receipt_numbers')
    .values({ agency_id: agencyId, financial_year: year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'financial_year'])
        .doUpdateSet({ last_number: sql`receipt_numbers.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

/** Finds what the releases of a request add up to that are with the bank or confirmed. */
export async function sumSent(db: Db, requestId: string): Promise<number> {
  const { sent } = await db
    .selectFrom('fund_releases')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sent'))
    .where('request_id', '=', requestId)
    .where('state', 'in', ['initiated', 'confirmed'])
    .executeTakeFirstOrThrow();
  return sent;
}
