import type { Db } from '#platform/server/database/connect.ts';

/** The account as its owner sees it, without what only the server may know. */
export function findOwnAccount(db: Db, id: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'email_confirmed_at', 'is_admin', 'created_at', 'deletion_due_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every session of the account that is still kept, newest first. */
export function findOwnSessions(db: Db, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
