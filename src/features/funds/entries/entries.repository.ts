import { type Insertable, sql } from 'kysely';
import { AppError } from '#platform/contract/errors.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { GrantEntries } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columnsOf(
  'e',
  'id kind amount head_id tranche_id dated_on financial_year source_id posted_at',
);

/** What the sums of a grant do not allow, in words. */
const LIMITS = {
  grants_approved_within_agreed: 'This is more than the agreed budget has left.',
  grants_released_within_approved: 'This is more than was approved.',
  grants_received_within_released: 'This is more than was paid.',
  grants_utilised_within_received: 'More would be used than the NGO has received.',
  grants_balance: 'This is more than the NGO has left of the money.',
  grant_heads_within_budget: 'This is more than the head has left.',
  grant_heads_utilised_within_charged: 'This is more than is charged to the head.',
};

/** Made where it is needed: at the start the words of nouns are not known yet. */
const refusals = () =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, message]) => [name, new AppError('BEYOND_BUDGET', { message })]),
  );

/** Posts entries. @throws AppError BEYOND_BUDGET for what the sums of the grant do not allow. */
export async function insertEntries(db: Db, entries: Insertable<GrantEntries>[]): Promise<void> {
  if (entries.length === 0) return;
  await mapConstraints(refusals(), () => db.insertInto('grant_entries').values(entries).execute());
}

/** Adds up the entries of a grant by kind and head. */
export const sumEntries = (db: Db, grantId: string) =>
  db
    .selectFrom('grant_entries')
    .select(['kind', 'head_id', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('grant_id', '=', grantId)
    .groupBy(['kind', 'head_id'])
    .execute();

/** Finds one page of the entries of a grant, newest first; `total` counts all. */
export async function findEntries(
  db: Db,
  grantId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const entries = db.selectFrom('grant_entries as e').where('e.grant_id', '=', grantId);
  const [records, { total }] = await Promise.all([
    entries
      .innerJoin('grant_acts as a', 'a.id', 'e.act_id')
      .leftJoin('profiles as p', 'p.id', 'a.profile_id')
      .select(COLUMNS)
      .select(
        sql<string | null>`coalesce(acting_name(a.account_id, a.profile_id), p.member_name)`.as(
          'posted_by_name',
        ),
      )
      .orderBy('e.seq', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    entries.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}
