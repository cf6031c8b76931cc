import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Of so many members any plan finds the hits of a search within milliseconds. */
const SMALL_MAX = 5000;

/** Time for which a marketplace counts as small or not without being looked at again, in milliseconds. */
const KNOWN_MS = 60_000;

const known = new WeakMap<Db, { isSmall: boolean; until: number }>();

/** Tells whether the marketplace has few members, as of the last minute. */
export async function isSmall(db: Db): Promise<boolean> {
  const last = known.get(db);
  if (last && performance.now() < last.until) return last.isSmall;
  const { rows } = await sql<{ members: number }>`
    select coalesce(sum(members), 0)::int as members from marketplace_counts`.execute(db);
  const now = { isSmall: (rows[0]?.members ?? 0) <= SMALL_MAX, until: performance.now() + KNOWN_MS };
  known.set(db, now);
  return now.isSmall;
}
