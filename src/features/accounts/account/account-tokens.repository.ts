import type { Db } from '#platform/server/database/connect.ts';

export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email';

export async function insertAccountToken(
  db: Db,
  token: {
    token_hash: Buffer;
    account_id: string;
    purpose: TokenPurpose;
    expires_at: Date;
    /** Of a change of the address, the new one. */
    new_email: string | null;
  },
): Promise<void> {
  await db.insertInto('account_tokens').values(token).execute();
}

/** Whose token this is; null when it is unknown, used, expired, or for another purpose. It stays good. */
export async function findTokenOwner(
  db: Db,
  tokenHash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  const token = await db
    .selectFrom('account_tokens')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return token?.account_id ?? null;
}

/** Uses a token up and says whose it was; undefined when it is unknown, used, expired, or for another purpose. */
export function useAccountToken(db: Db, tokenHash: Buffer, purpose: TokenPurpose, now: Date) {
  // One conditional UPDATE: of two requests with the same token only one finds it unused.
  return db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['account_id', 'new_email'])
    .executeTakeFirst();
}

/** The change of the address that waits for its link to be opened, if there is one. */
export function findPendingEmail(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('account_tokens')
    .select(['new_email as email', 'expires_at'])
    .$narrowType<{ email: string }>()
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'change-email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Makes every earlier token of an account for these purposes worthless. */
export async function removeAccountTokens(
  db: Db,
  accountId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute();
}
