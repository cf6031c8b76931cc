import type { ListQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { summariseWaiting } from '#platform/server/database/waiting.ts';

/** Finds one page of what waits for a decision, oldest first. */
export const findWaiting = (db: Db, { page, pageSize }: ListQuery) =>
  db
    .selectFrom('resources')
    .select('id')
    .select((eb) => eb.ref('waiting_since').$notNull().as('waiting_since'))
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Counts what waits for a decision, and dates the oldest. */
export const summariseWaitingResources = (db: Db) =>
  summariseWaiting(
    db,
    db
      .selectFrom('resources')
      .select((row) => row.ref('waiting_since').$notNull().as('created_at'))
      .where('waiting_since', 'is not', null),
  );

/** Finds a resource with its author's address and locks it until the transaction ends. */
export const lockResource = (db: Db, id: string) =>
  db
    .selectFrom('resources as r')
    .leftJoin('main_owners as o', 'o.profile_id', 'r.author_id')
    .leftJoin('accounts as a', 'a.id', 'o.account_id')
    .select([
      'r.id',
      'r.status',
      'r.title',
      'r.published_at',
      'r.waiting_since',
      'r.author_id as author',
      'a.email',
    ])
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();

/** Finds what waits for a decision, for the queue of admins, oldest first. */
export const findWaitingItems = (db: Db, most: number) =>
  db
    .selectFrom('resources')
    .select(['id', 'title', 'description', 'status', 'author_name', 'organization'])
    .select((eb) => eb.ref('waiting_since').$notNull().as('waiting_since'))
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(most)
    .execute();

/** Lets a declined resource wait again. @returns false if there is none. */
export async function reopenResource(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resources')
    .set({ status: 'pending', remark: null, waiting_since: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'declined')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
