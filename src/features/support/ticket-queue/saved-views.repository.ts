import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { SupportSavedViews } from '#platform/server/database/schema.generated.ts';
import type { SavedView } from './saved-views.contract.ts';

/** Finds the saved views of a supporter, by name. */
export const findSavedViews = (db: Db, supporterId: string): Promise<SavedView[]> =>
  db
    .selectFrom('support_saved_views')
    .select(['id', 'name', 'filters'])
    .where('supporter_id', '=', supporterId)
    .orderBy(sql`lower(name)`)
    .$castTo<SavedView>()
    .execute();

/** Counts the saved views of a supporter, whose account is locked so that two requests cannot pass the limit. */
export async function countSavedViewsForUpdate(db: Db, supporterId: string): Promise<number> {
  await db.selectFrom('accounts').select('id').where('id', '=', supporterId).forUpdate().execute();
  const { count } = await db
    .selectFrom('support_saved_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('supporter_id', '=', supporterId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertSavedView(db: Db, view: Insertable<SupportSavedViews>): Promise<void> {
  await db.insertInto('support_saved_views').values(view).execute();
}

/** @returns the id, or undefined if the supporter has no such view. */
export const deleteSavedView = (db: Db, supporterId: string, id: string) =>
  db
    .deleteFrom('support_saved_views')
    .where('id', '=', id)
    .where('supporter_id', '=', supporterId)
    .returning('id')
    .executeTakeFirst();
