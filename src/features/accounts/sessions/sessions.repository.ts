import { CompiledQuery } from 'kysely';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';

export async function insertSession(
  db: Db,
  session: {
    id: string;
    account_id: string;
    profile_id: string;
    user_agent: string;
    created_at: Date;
    last_used_at: Date;
  },
): Promise<void> {
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
  /** The profile acted for. */
  profile_id: string;
  expires_at: string;
  used_at: string | null;
  revoked_at: string | null;
  /** Time of the sign-in. */
  begun_at: string;
}

/**
 * Finds the token with its session and locks it until the transaction ends, so that two requests cannot both use it.
 */
export async function findRefreshTokenForUpdate(db: Db, tokenHash: Buffer): Promise<RefreshToken | null> {
  const token = await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', 's.id', 't.session_id')
    .select(['t.session_id', 's.account_id', 't.expires_at', 't.used_at', 's.revoked_at'])
    .select((eb) => [
      's.created_at as begun_at',
      eb.fn.coalesce('s.profile_id', 's.account_id').as('profile_id'),
    ])
    .where('t.token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return token ?? null;
}

/** True if the token exists and is unused. */
export async function isUnusedRefreshToken(db: Db, tokenHash: Buffer): Promise<boolean> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return token !== undefined;
}

/** Uses up all tokens of the session and records its use. */
export async function spendRefreshTokens(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .execute();
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/** Notes that a person acts for a profile now. */
export async function markSeen(db: Db, accountId: AccountId, profileId: ProfileId, now: Date): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ last_seen_at: now })
    .where('account_id', '=', accountId)
    .where('profile_id', '=', profileId)
    .execute();
}

export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends one session of the account; false if it has no such open session. */
export async function revokeSessionOfAccount(
  db: Db,
  accountId: AccountId,
  id: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all sessions of an account, except the one to keep. @returns how many. */
export async function revokeSessionsOfAccount(
  db: Db,
  accountId: AccountId,
  now: Date,
  stayingId: string | null = null,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(stayingId !== null, (sessions) => sessions.where('id', '<>', stayingId))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends all sessions of the account except one. @returns their ids. */
export async function revokeOtherSessions(
  db: Db,
  accountId: AccountId,
  keptId: string,
  now: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '!=', keptId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

interface OpenSession {
  id: string;
  user_agent: string;
  created_at: string;
  last_used_at: string;
}

/** Lists the open sessions of an account, last used first. */
export async function listOpenSessions(
  db: Db,
  accountId: AccountId,
  { usedAfter, begunAfter }: { usedAfter: Date; begunAfter: Date },
): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('last_used_at', '>', usedAfter.toISOString())
    .where('created_at', '>', begunAfter.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export interface SessionHolder {
  session_id: string;
  /** The profile acted for, and the person's role in it. */
  profile_id: string;
  role: Role;
  email_confirmed_at: string | null;
  is_admin: boolean;
  is_demo: boolean;
  /** Time at which two-factor sign-in was switched on; null if it is off. */
  second_factor_at: string | null;
}

/** Plain SQL: every call of a signed-in member runs it, and building it would take as long as running it. */
const SESSION_HOLDERS = `select s.id as session_id, m.profile_id, m.role, a.email_confirmed_at, a.is_admin, a.is_demo,
    f.confirmed_at as second_factor_at
  from sessions s
  join accounts a on a.id = s.account_id
  join memberships m on m.account_id = s.account_id and m.profile_id = coalesce(s.profile_id, s.account_id)
  join main_owners main on main.profile_id = m.profile_id
  left join two_factor f on f.account_id = a.id
  where s.id = any($1::uuid[]) and s.revoked_at is null and s.created_at > $2
    and a.suspended_at is null and main.suspended_at is null`;

/**
 * Finds the accounts and memberships of open sessions, by primary keys only. An ended session has no row, nor has one of a suspended account or
 * profile, nor one whose person has left the profile.
 * @param begunAfter older sessions have ended, whether or not they were refreshed.
 */
export async function findSessionHolders(
  db: Db,
  sessionIds: string[],
  begunAfter: Date,
): Promise<SessionHolder[]> {
  const query = CompiledQuery.raw(SESSION_HOLDERS, [sessionIds, begunAfter]);
  return (await db.executeQuery<SessionHolder>(query)).rows;
}

/**
 * Finds an organisation of a person that is suspended: the given one, or the one acted for last. The reason is null for one that is
 * suspended with its main owner: that reason is about a person.
 */
export const findSuspendedOrganisation = (db: Db, accountId: AccountId, profileId?: ProfileId) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .innerJoin('main_owners as o', 'o.profile_id', 'm.profile_id')
    .leftJoin('suspensions as s', (join) =>
      join.onRef('s.profile_id', '=', 'm.profile_id').on('s.restored_at', 'is', null),
    )
    .select(['p.member_name as name', 's.reason'])
    .where('m.account_id', '=', accountId)
    .where('o.suspended_at', 'is not', null)
    .$if(profileId !== undefined, (some) => some.where('m.profile_id', '=', profileId ?? ''))
    .orderBy('m.last_seen_at', (order) => order.desc().nullsLast())
    .orderBy('m.created_at')
    .orderBy('m.profile_id')
    .limit(1)
    .executeTakeFirst();
