import { type Insertable, sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Files } from './schema.generated.ts';

export async function insertFiles(db: Db, files: Insertable<Files>[]): Promise<void> {
  await db.insertInto('files').values(files).execute();
}

export async function deleteFiles(db: Db, names: string[]): Promise<void> {
  await db.deleteFrom('files').where('name', 'in', names).execute();
}

/** Returns the names that the database has. */
export async function findStoredNames(db: Db, names: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('files')
    .select('name')
    .where((eb) => eb('name', '=', eb.fn.any(eb.val(names))))
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Sums the bytes of a profile's files, and of those that it has announced and that have not arrived yet. */
export async function sumOwnSpace(db: Db, profileId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from (
      select bytes from stored_bytes where stored_by = ${profileId}
      union all
      select byte_size - received from uploads where profile_id = ${profileId}
    ) as taken`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** The same for everybody, the platform included. */
export async function sumAllSpace(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from (
      select bytes from stored_bytes
      union all
      select byte_size - received from uploads
    ) as taken`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Notes that the admins are mailed about a shortage of room. @returns false if they were on this ISO day. */
export async function noteSpaceWarning(db: Db, shortage: 'disk' | 'quota', day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('space_warnings')
    .values({ shortage, mailed_on: day })
    .onConflict((conflict) =>
      conflict.column('shortage').doUpdateSet({ mailed_on: day }).where('space_warnings.mailed_on', '<', day),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The names of all files of an account. */
export async function findFileNamesOf(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom('files').select('name').where('owner_id', '=', ownerId).execute();
  return rows.map(({ name }) => name);
}
