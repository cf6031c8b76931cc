import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Counts published resources: some ten thousand at most, in an index alone. */
export async function countPublishedResources(db: Db): Promise<number> {
  const { rows } = await sql<{ resources: number }>`
    select count(*)::int as resources from resources where status = 'published'`.execute(db);
  return rows[0]?.resources ?? 0;
}
