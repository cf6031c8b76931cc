import type { Db } from '#platform/server/database/connect.ts';

/** Finds all stored sessions of the account, newest first. */
export function findOwnSessions(db: Db, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
