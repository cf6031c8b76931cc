import type { Db } from '#platform/server/database/connect.ts';

export type TokenPurpose = 'verify-email' | 'reset-password';

export async function insertAccountToken(
  db: Db,
  token: { token_hash: Buffer; account_id: string; purpose: TokenPurpose; expires_at: Date },
): Promise<void> {
  await db.insertInto('account_tokens').values(token).execute();
}

/** Uses a token up and says whose it was; null when it is unknown, used, expired, or for another purpose. */
export async function useAccountToken(
  db: Db,
  tokenHash: Buffer,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  // One conditional UPDATE: of two requests with the same token only one finds it unused.
  const used = await db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id ?? null;
}

/** Makes every earlier token of an account for this purpose worthless. */
export async function removeAccountTokens(db: Db, accountId: string, purpose: TokenPurpose): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}
