import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Tables with an expiry, and their keys. */
const KEYS = {
  refresh_tokens: 'token_hash',
  account_tokens: 'token_hash',
  sign_in_budgets: 'key',
  access_tokens: 'id',
  invitations: 'id',
  domain_claims: 'id',
  join_links: 'token_hash',
} as const;

export type ExpiringTable = keyof typeof KEYS;

/** Deletes rows that expired before a moment, oldest first, except those locked by a request. @returns how many. */
export async function removeExpired(
  db: Db,
  table: ExpiringTable,
  before: Date,
  most: number,
): Promise<number> {
  const key = sql.ref(KEYS[table]);
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${key} in (
      select ${key} from ${sql.table(table)}
      where expires_at < ${before.toISOString()}
      order by expires_at limit ${most} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Deletes sessions last used before this moment, oldest first. Sessions with refresh tokens stay until the tokens are
 * deleted, because they would all go in one step.
 * @returns how many.
 */
export async function removeUnusedSessions(db: Db, usedBefore: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where id in (
      select s.id from sessions s
      where s.last_used_at < ${usedBefore.toISOString()}
        and not exists (select from refresh_tokens t where t.session_id = s.id)
      order by s.last_used_at limit ${most} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}
