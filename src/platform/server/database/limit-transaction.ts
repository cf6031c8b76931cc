import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './connect.ts';

/**
 * Limits the open transaction: each statement ends after `statementMs` milliseconds with an error (`isTimeout`), and a
 * read-only transaction refuses to write.
 */
export async function limitTransaction(
  db: Db,
  { statementMs, readOnly }: { statementMs: number; readOnly: boolean },
): Promise<void> {
  const alsoReadOnly = readOnly ? sql`, set_config('transaction_read_only', 'on', true)` : sql``;
  await sql`select set_config('statement_timeout', ${String(statementMs)}, true)${alsoReadOnly}`.execute(db);
}

/** True for a statement that was ended because it took longer than its limit. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '57014';
