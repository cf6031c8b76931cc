import type { Db } from '#platform/server/database/connect.ts';

export async function waiveTranche(
  db: Db,
  { grantId, trancheId }: { grantId: string; trancheId: string },
  waiver: { waived_at: Date; waiver_reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('grant_tranches')
    .set(waiver)
    .where('grant_id', '=', grantId)
    .where('id', '=', trancheId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a condition by hand as met. @returns false where the grant has no such one. */
export async function markMet(
  db: Db,
  { grantId, conditionId }: { grantId: string; conditionId: string },
  metAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('grant_conditions as c')
    .from('grant_tranches as t')
    .set({ met_at: metAt })
    .whereRef('t.id', '=', 'c.tranche_id')
    .where('t.grant_id', '=', grantId)
    .where('c.id', '=', conditionId)
    .where('c.kind', '=', 'manual')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
