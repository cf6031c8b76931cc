import type { Db } from '#platform/server/database/connect.ts';

export async function insertSession(db: Db, session: { id: string; account_id: string }): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export async function insertRefreshToken(
  db: Db,
  token: { token_hash: Buffer; session_id: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('refresh_tokens').values(token).execute();
}

export interface RefreshToken {
  session_id: string;
  account_id: string;
  expires_at: string;
  used_at: string | null;
  revoked_at: string | null;
}

/** The token with its session, locked until the transaction ends, so that two requests cannot both use it. */
export async function findRefreshTokenForUpdate(db: Db, tokenHash: Buffer): Promise<RefreshToken | null> {
  const token = await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select(['t.session_id', 's.account_id', 't.expires_at', 't.used_at', 's.revoked_at'])
    .where('t.token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return token ?? null;
}

export async function markRefreshTokenUsed(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeSessionsOfAccount(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function isSessionOpen(db: Db, id: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return session !== undefined;
}
