import { type Expression, sql } from 'kysely';
import type { Db } from './connect.ts';

/** The most records that a summary counts; a screen shows them as "99+". */
const COUNTED_MAX = 100;

/** Number of records that wait, at most 100, and when the oldest of them was made; null if there are none. */
export interface WaitingSummary {
  total: number;
  oldest: string | null;
}

/** Counts the rows of a query and dates the oldest; reads at most a hundred. */
export async function summariseWaiting(
  db: Db,
  rows: Expression<{ created_at: string }>,
): Promise<WaitingSummary> {
  const found = await sql<WaitingSummary>`
    select count(*)::int as total, min(created_at) as oldest from (
      select created_at from ${rows} as waiting order by created_at limit ${sql.lit(COUNTED_MAX)}) as counted`.execute(
    db,
  );
  return found.rows[0] ?? { total: 0, oldest: null };
}

/** The first records of a list, and the number of all. */
interface FirstOf<Row> {
  total: number;
  first: Omit<Row, 'total'>[];
}

/** Takes the number of all records, which a window function put beside each, out of the first ones. */
export function withTotal<Row extends { total: number }>(rows: Row[]): FirstOf<Row> {
  return { total: rows[0]?.total ?? 0, first: rows.map(({ total: _, ...row }) => row) };
}
