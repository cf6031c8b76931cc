import type { Insertable, Updateable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { Grants } from '#platform/server/database/schema.generated.ts';

const HEAD_COLUMNS = columns('id name kind amount unit rate quantity reallocated charged utilised');

export async function insertGrant(db: Db, grant: Insertable<Grants>): Promise<void> {
  await db.insertInto('grants').values(grant).execute();
}

/** @throws AppError GRANT_NOT_READY_TO_CLOSE for a closure that the database refuses. */
export async function updateGrantRow(db: Db, id: string, changes: Updateable<Grants>): Promise<void> {
  await mapConstraints({ grants_ready_to_close: 'GRANT_NOT_READY_TO_CLOSE' }, () =>
    db.updateTable('grants').set(changes).where('id', '=', id).execute(),
  );
}

/** Returns true if the collaboration already has `max` grants. */
export const hasGrants = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'grants', column: 'collaboration_id' }, collaborationId, max);

/** Finds the heads of a grant in their order; there are sixty at most. */
export const findHeads = (db: Db, grantId: string) =>
  db
    .selectFrom('grant_heads')
    .select(HEAD_COLUMNS)
    .where('grant_id', '=', grantId)
    .orderBy('place')
    .execute();

/** Finds a head of a grant and locks it: of two that charge it at once one comes after the other. */
export const findHeadForUpdate = (db: Db, grantId: string, id: string) =>
  db
    .selectFrom('grant_heads')
    .select(HEAD_COLUMNS)
    .where('grant_id', '=', grantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findYears = (db: Db, grantId: string) =>
  db
    .selectFrom('grant_years')
    .select(['financial_year', 'amount'])
    .where('grant_id', '=', grantId)
    .orderBy('financial_year')
    .execute();

/** Keeps a collaboration from being deleted until the transaction ends. @returns false if it is deleted. */
export const holdCollaboration = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('collaborations')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;
