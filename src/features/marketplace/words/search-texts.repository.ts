import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Whether a table has texts for searching that a migration left to be computed anew. */
export async function hasStaleSearchTexts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ stale: boolean }>`
    select exists (select from stale_search_texts) as stale`.execute(db);
  return rows[0]?.stale === true;
}

/** Computes the texts for searching of some more rows anew, in a transaction of its own. @returns false when none are left. */
export async function renewSearchTexts(db: Db, rowsMax: number): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`select renew_search_texts(${rowsMax}) as more`.execute(db);
  return rows[0]?.more === true;
}
