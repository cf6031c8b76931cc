import { CompiledQuery } from 'kysely';
import type { AccountId } from '#platform/contract/people/ids.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';

const COLUMNS = ['id', 'name', 'scopes', 'token_end', 'created_at', 'expires_at', 'last_used_at'] as const;

/** Finds the account's tokens, newest first. */
export function findAccessTokens(db: Db, accountId: AccountId) {
  return db
    .selectFrom('access_tokens')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Locks the account's row, so that two requests add tokens one after the other. @returns its number of tokens. */
export async function countAccessTokens(db: Db, accountId: AccountId): Promise<number> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('access_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface AccessTokenRow {
  id: string;
  account_id: string;
  profile_id: string;
  name: string;
  token_hash: Buffer;
  token_end: string;
  scopes: string[];
  created_at: Date;
  expires_at: Date;
}

export function insertAccessToken(db: Db, token: AccessTokenRow) {
  return db.insertInto('access_tokens').values(token).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Deletes a token of the account. @returns its name and number of scopes; undefined if the account has no such token. */
export function deleteAccessToken(db: Db, accountId: AccountId, id: string) {
  return db
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['name', 'scopes'])
    .executeTakeFirst();
}

interface TokenHolderRow {
  token_id: string;
  account_id: string;
  profile_id: string;
  role: Role;
  scopes: string[];
  email_confirmed_at: string | null;
  /** True if the last use is to be written: it was more than a minute ago. */
  is_use_old: boolean;
}

/**
 * Plain SQL, for every call of a program runs it. An account that is suspended, or that its owner is deleting, has no
 * tokens that work.
 */
const TOKEN_HOLDER = `select t.id as token_id, t.account_id, m.profile_id, m.role, t.scopes, a.email_confirmed_at,
    coalesce(t.last_used_at < $2::timestamptz - interval '1 minute', true) as is_use_old
  from access_tokens t
  join accounts a on a.id = t.account_id
  join memberships m on m.account_id = t.account_id and m.profile_id = coalesce(t.profile_id, t.account_id)
  join main_owners main on main.profile_id = m.profile_id
  where t.token_hash = $1 and t.expires_at > $2 and a.deletion_due_at is null and a.suspended_at is null
    and main.suspended_at is null`;

/** Finds the account of a token that works at this moment, by keys only. */
export async function findTokenHolder(db: Db, tokenHash: Buffer, now: Date): Promise<TokenHolderRow | null> {
  const query = CompiledQuery.raw(TOKEN_HOLDER, [tokenHash, now]);
  return (await db.executeQuery<TokenHolderRow>(query)).rows[0] ?? null;
}

export async function updateLastUse(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('access_tokens').set({ last_used_at: now }).where('id', '=', id).execute();
}
