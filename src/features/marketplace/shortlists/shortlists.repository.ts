import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { Shortlists } from '#platform/server/database/schema.generated.ts';

/** Selects the shortlists of an organisation with the number of partners who are in the marketplace. */
const shortlistsOf = (db: Db, ownerId: string) =>
  db
    .selectFrom('shortlists as l')
    .select(['l.id', 'l.name', 'l.updated_at'])
    .select(
      sql<number>`(select count(*)::int from shortlist_entries e join profiles p on p.id = e.profile_id
        where e.shortlist_id = l.id and p.is_published)`.as('partners'),
    )
    .where('l.owner_id', '=', ownerId);

/** Finds the shortlists of an organisation, last changed first. */
export const findShortlists = (db: Db, ownerId: string) =>
  shortlistsOf(db, ownerId).orderBy('l.updated_at', 'desc').orderBy('l.id', 'desc').execute();

export const findShortlist = (db: Db, ownerId: string, id: string) =>
  shortlistsOf(db, ownerId).where('l.id', '=', id).executeTakeFirst();

export async function insertShortlist(db: Db, shortlist: Insertable<Shortlists>): Promise<void> {
  await db.insertInto('shortlists').values(shortlist).execute();
}

/** Changes a shortlist of an organisation, and locks it. @returns false if the organisation has no such list. */
export async function touchShortlist(
  db: Db,
  { ownerId, id, ...changes }: { ownerId: string; id: string; name?: string; updated_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shortlists')
    .set(changes)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if the organisation has no such list. */
export async function deleteShortlist(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shortlists')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts the other partners on a list, also those who have left the marketplace. */
export async function countOtherEntries(db: Db, shortlistId: string, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shortlist_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shortlist_id', '=', shortlistId)
    .where('profile_id', '<>', profileId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts a partner on a list, or replaces the note. */
export async function upsertEntry(
  db: Db,
  entry: { shortlist_id: string; profile_id: string; note: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('shortlist_entries')
    .values(entry)
    .onConflict((conflict) =>
      conflict.columns(['shortlist_id', 'profile_id']).doUpdateSet({ note: entry.note }),
    )
    .execute();
}

export async function deleteEntry(db: Db, shortlistId: string, profileId: string): Promise<void> {
  await db
    .deleteFrom('shortlist_entries')
    .where('shortlist_id', '=', shortlistId)
    .where('profile_id', '=', profileId)
    .execute();
}

/** Finds a page of a list's partners who are in the marketplace, last added first. */
export const findEntries = (
  db: Db,
  shortlistId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom('shortlist_entries as e')
    .innerJoin('profiles as p', 'p.id', 'e.profile_id')
    .select(['e.profile_id', 'e.note', 'e.created_at as added_at'])
    .where('e.shortlist_id', '=', shortlistId)
    .where('p.is_published', '=', true)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.profile_id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Finds everything that an organisation wrote on its lists. */
export const findAllEntries = (db: Db, ownerId: string) =>
  db
    .selectFrom('shortlists as l')
    .leftJoin('shortlist_entries as e', 'e.shortlist_id', 'l.id')
    .select(['l.name', 'l.created_at', 'e.profile_id', 'e.note', 'e.created_at as added_at'])
    .where('l.owner_id', '=', ownerId)
    .orderBy('l.created_at')
    .orderBy('e.created_at')
    .execute();
