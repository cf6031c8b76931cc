import type { Insertable } from 'kysely';
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

/** The names of all files of an account. */
export async function findFileNamesOf(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom('files').select('name').where('owner_id', '=', ownerId).execute();
  return rows.map(({ name }) => name);
}
