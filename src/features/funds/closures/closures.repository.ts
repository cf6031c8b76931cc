import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Counts what is still open of a grant. */
export async function countOpen(db: Db, grantId: string) {
  const {
    rows: [open],
  } = await sql<{
    requests: number;
    releases: number;
    expenses: number;
    utilisations: number;
    assets: number;
  }>`
    select
      (select count(*)::int from fund_requests where grant_id = ${grantId}
        and state in ('sent', 'returned', 'checked', 'approved', 'paid')) as requests,
      (select count(*)::int from fund_releases where grant_id = ${grantId}
        and state in ('prepared', 'authorised', 'initiated')) as releases,
      (select count(*)::int from grant_expenses where grant_id = ${grantId} and utilisation_id is null) as expenses,
      (select count(*)::int from utilisations where grant_id = ${grantId} and state <> 'accepted') as utilisations,
      (select count(*)::int from grant_expenses e join grant_heads h on h.id = e.head_id
        where e.grant_id = ${grantId} and h.kind = 'capital' and e.asset_owner is null) as assets`.execute(
    db,
  );
  if (!open) throw new Error('an aggregate without rows');
  return open;
}

/** Says who owns what was bought. @returns false where the grant has no such expense. */
export async function setAssetOwner(
  db: Db,
  { grantId, expenseId, owner }: { grantId: string; expenseId: string; owner: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('grant_expenses')
    .set({ asset_owner: owner })
    .where('grant_id', '=', grantId)
    .where('id', '=', expenseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
