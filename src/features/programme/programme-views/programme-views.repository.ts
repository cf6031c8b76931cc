import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ProgrammeViews } from '#platform/server/database/schema.generated.ts';

/** The person, and the profile that the person acts for. */
interface Keeper {
  accountId: string;
  profileId: string;
}

/** Finds the views of a person in an organisation, by name. */
export const findViews = (db: Db, { accountId, profileId }: Keeper) =>
  db
    .selectFrom('programme_views')
    .select(['id', 'name', 'query', 'created_at'])
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();

/** Counts the views of a person in an organisation, one caller after the other. */
export async function countViews(db: Db, { accountId, profileId }: Keeper): Promise<number> {
  await sql`select 1 from memberships where account_id = ${accountId} and profile_id = ${profileId} for no key update`.execute(
    db,
  );
  const { count } = await db
    .selectFrom('programme_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertView(db: Db, view: Insertable<ProgrammeViews>): Promise<void> {
  await db.insertInto('programme_views').values(view).execute();
}

/** @returns the view with its new name; undefined if the person has no such view. */
export const renameView = (db: Db, { accountId, profileId }: Keeper, id: string, name: string) =>
  db
    .updateTable('programme_views')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .returning(['id', 'name', 'query', 'created_at'])
    .executeTakeFirst();

/** @returns false if the person has no such view. */
export async function deleteView(db: Db, { accountId, profileId }: Keeper, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('programme_views')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Finds all views of a person, in every organisation, for the export of the data. */
export const findEveryViewOf = (db: Db, accountId: string) =>
  db
    .selectFrom('programme_views')
    .select(['profile_id', 'name', 'query', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
