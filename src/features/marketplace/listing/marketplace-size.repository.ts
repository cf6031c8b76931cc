import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Of so many members any plan finds the hits of a search within milliseconds. */
const SMALL_MAX = 5000;

/** Time for which the number of members is known without being looked at again, in milliseconds. */
const KNOWN_MS = 60_000;

const known = new WeakMap<Db, { members: number; until: number }>();

/** Returns the number of members in the marketplace, as of the last minute. */
export async function countMembers(db: Db): Promise<number> {
  const last = known.get(db);
  if (last && performance.now() < last.until) return last.members;
  const { rows } = await sql<{ members: number }>`
    select coalesce(sum(members), 0)::int as members from marketplace_counts`.execute(db);
  const now = { members: rows[0]?.members ?? 0, until: performance.now() + KNOWN_MS };
  known.set(db, now);
  return now.members;
}

/** Tells whether the marketplace has few members. */
export const isSmall = async (db: Db): Promise<boolean> => (await countMembers(db)) <= SMALL_MAX;
