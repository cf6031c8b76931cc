import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';

export type TokenPurpose = 'verify-email' | 'reset-password' | 'change-email';

export async function insertAccountToken(
  db: Db,
  token: {
    token_hash: Buffer;
    account_id: string;
    purpose: TokenPurpose;
    expires_at: Date;
    /** New address, for a change of the address. */
    new_email: string | null;
  },
): Promise<void> {
  await db.insertInto('account_tokens').values(token).execute();
}

/**
 * Finds the owner of a token without using it; null if it is unknown, used, expired or for another purpose.
 */
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

/** Uses a token and returns its owner; undefined if it is unknown, used, expired or for another purpose. */
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

/** Finds the owner of a token that has been used and is still kept; null without one. */
export async function findOwnerOfUsedToken(
  db: Db,
  tokenHash: Buffer,
  purpose: TokenPurpose,
): Promise<string | null> {
  const token = await db
    .selectFrom('account_tokens')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return token?.account_id ?? null;
}

/** Keeps a token that was used, also where its account was replaced meanwhile, so that it is known when it comes again. */
export async function keepUsedToken(
  db: Db,
  token: { token_hash: Buffer; account_id: string; purpose: TokenPurpose; used_at: Date; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('account_tokens')
    .values(token)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(token))
    .execute();
}

/** Finds the pending change of the address, if there is one. */
export function findPendingEmail(db: Db, accountId: AccountId, now: Date) {
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

/**
 * Removes all personal access tokens and the calendar address of a person, and pauses the webhooks that the person made, because the
 * account may be in other hands, or goes.
 * (`access-tokens`, `webhooks` and `calendar-feed` hold the rest about them.)
 */
export async function cutOffPrograms(db: Db, accountId: AccountId): Promise<void> {
  await removeAccessTokens(db, accountId);
  await db.deleteFrom('calendar_feeds').where('account_id', '=', accountId).execute();
  await pauseWebhooksBy(db, accountId);
}

/** Removes all personal access tokens of a person. */
export async function removeAccessTokens(db: Db, accountId: AccountId): Promise<void> {
  await db.deleteFrom('access_tokens').where('account_id', '=', accountId).execute();
}

/** Pauses the webhooks that a person made, for one profile or for all. */
export async function pauseWebhooksBy(db: Db, accountId: AccountId, profileId?: ProfileId): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((eb) => ({ is_active: false, version: eb('version', '+', 1) }))
    .where('created_by', '=', accountId)
    .$if(profileId !== undefined, (some) => some.where('account_id', '=', profileId ?? ''))
    .where('is_active', '=', true)
    .execute();
}

/** Pauses the webhooks of a profile. */
export async function pauseWebhooks(db: Db, profileId: ProfileId): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((eb) => ({ is_active: false, version: eb('version', '+', 1) }))
    .where('account_id', '=', profileId)
    .where('is_active', '=', true)
    .execute();
}

/** Removes the account's earlier tokens for these purposes. */
export async function removeAccountTokens(
  db: Db,
  accountId: AccountId,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .deleteFrom('account_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute();
}
