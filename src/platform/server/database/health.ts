import { sql } from 'kysely';
import { AppError } from '#platform/contract/errors.ts';
import type { Db } from './connect.ts';

/**
 * Asks the database for an answer.
 * @throws AppError UNAVAILABLE when it gives none.
 */
export async function isDatabaseUp(db: Db): Promise<{ status: 'ok' }> {
  try {
    await sql`select 1`.execute(db);
    return { status: 'ok' };
  } catch {
    throw new AppError('UNAVAILABLE');
  }
}
