import { type Insertable, sql } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type {
  GrantInterests,
  GrantReallocations,
  GrantRefunds,
} from '#platform/server/database/schema.generated.ts';

const REFUND_COLUMNS = columns('id grant_id amount refunded_on utr note confirmed_at created_at');
const MOVE_COLUMNS = columns(
  'id grant_id from_head_id to_head_id amount reason state needs_funder created_at updated_at',
);

interface Page {
  page: number;
  pageSize: number;
}

/** @throws AppError UTR_ALREADY_USED. */
export async function insertRefund(db: Db, refund: Insertable<GrantRefunds>): Promise<void> {
  await mapConstraints({ grant_refunds_one_utr: 'UTR_ALREADY_USED' }, () =>
    db.insertInto('grant_refunds').values(refund).execute(),
  );
}

export const findRefund = (db: Db, id: string) =>
  db.selectFrom('grant_refunds').select(REFUND_COLUMNS).where('id', '=', id).executeTakeFirst();

/** Finds one page of the refunds of a grant, newest first; `total` counts all. */
export async function findRefunds(db: Db, grantId: string, { page, pageSize }: Page) {
  const refunds = db.selectFrom('grant_refunds').where('grant_id', '=', grantId);
  const [records, { total }] = await Promise.all([
    refunds
      .select(REFUND_COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    refunds.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

/** Confirms refunds of a grant that are not confirmed yet: the named one, or all. */
export async function confirmRefunds(db: Db, grantId: string, now: Date, id?: string): Promise<void> {
  await db
    .updateTable('grant_refunds')
    .set({ confirmed_at: now })
    .where('grant_id', '=', grantId)
    .where('confirmed_at', 'is', null)
    .$if(id !== undefined, (one) => one.where('id', '=', id ?? ''))
    .execute();
}

export async function insertInterest(db: Db, interest: Insertable<GrantInterests>): Promise<void> {
  await db.insertInto('grant_interests').values(interest).execute();
}

/** Returns true if the grant already has `max` of these. */
export const hasAdjustments = (
  db: Db,
  table: 'grant_refunds' | 'grant_interests' | 'grant_reallocations',
  grantId: string,
  max: number,
) => hasAsMany(db, { table, column: 'grant_id' }, grantId, max);

export async function insertReallocation(db: Db, move: Insertable<GrantReallocations>): Promise<void> {
  await db.insertInto('grant_reallocations').values(move).execute();
}

export const findReallocation = (db: Db, id: string) =>
  db.selectFrom('grant_reallocations').select(MOVE_COLUMNS).where('id', '=', id).executeTakeFirst();

/** Finds one page of the moves between heads of a grant, newest first; `total` counts all. */
export async function findReallocations(db: Db, grantId: string, { page, pageSize }: Page) {
  const moves = db.selectFrom('grant_reallocations').where('grant_id', '=', grantId);
  const [records, { total }] = await Promise.all([
    moves
      .select(MOVE_COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    moves.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { records, total };
}

export async function updateReallocation(
  db: Db,
  id: string,
  state: 'accepted' | 'declined',
  now: Date,
): Promise<void> {
  await db.updateTable('grant_reallocations').set({ state, updated_at: now }).where('id', '=', id).execute();
}

/** Adds up what the NGO has moved away from a head by itself. */
export async function sumMovedAlone(db: Db, headId: string): Promise<number> {
  const { moved } = await db
    .selectFrom('grant_reallocations')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('moved'))
    .where('from_head_id', '=', headId)
    .where('needs_funder', '=', false)
    .executeTakeFirstOrThrow();
  return moved;
}
