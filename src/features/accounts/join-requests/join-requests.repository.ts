import { sql } from 'kysely';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';

/** Stores a link, which replaces an earlier one of the address. */
export async function replaceJoinLink(
  db: Db,
  link: { token_hash: Buffer; email: string; created_at: Date; expires_at: Date },
): Promise<void> {
  const { email, ...fresh } = link;
  await db
    .insertInto('join_links')
    .values({ email, ...fresh })
    .onConflict((conflict) => conflict.constraint('join_links_once').doUpdateSet(fresh))
    .execute();
}

/** Finds the address of a link that works. */
export const findJoinLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('join_links')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Uses up a link. Of two calls with one token only one finds it. @returns false for the other. */
export async function takeJoinLink(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('join_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const requests = (db: Db) =>
  db
    .selectFrom('join_requests as j')
    .innerJoin('accounts as a', 'a.id', 'j.account_id')
    .innerJoin('profiles as p', 'p.id', 'j.profile_id')
    .select(['j.id', 'j.profile_id', 'j.account_id', 'j.email', 'j.made_account', 'j.declined_at'])
    .select([
      'j.created_at as asked_at',
      'j.expires_at',
      'a.person_name as name',
      'p.member_name as organisation',
    ]);

export type JoinRequestRow = Awaited<ReturnType<typeof findJoinRequests>>[number];

/** Finds the requests that wait for a profile, first come first. Their number has a cap. */
export const findJoinRequests = (db: Db, profileId: ProfileId) =>
  requests(db)
    .where('j.profile_id', '=', profileId)
    .where('j.declined_at', 'is', null)
    .orderBy('j.created_at')
    .orderBy('j.id')
    .execute();

/** Finds a request that waits for a profile. */
export const findWaitingRequest = (db: Db, profileId: ProfileId, id: string) =>
  requests(db)
    .where('j.profile_id', '=', profileId)
    .where('j.id', '=', id)
    .where('j.declined_at', 'is', null)
    .executeTakeFirst();

/** Finds the one request of a person, waiting or declined. */
export const findRequestOf = (db: Db, accountId: AccountId) =>
  requests(db).where('j.account_id', '=', accountId).executeTakeFirst();

/** @throws AppError JOIN_ASKED where the person has a request. */
export async function insertJoinRequest(
  db: Db,
  request: {
    id: string;
    profile_id: string;
    account_id: string;
    email: string;
    made_account: boolean;
    created_at: Date;
    expires_at: Date;
  },
): Promise<void> {
  await mapConstraints({ join_requests_once: 'JOIN_ASKED' }, () =>
    db.insertInto('join_requests').values(request).execute(),
  );
}

/** Remembers that a request was declined, until it expires. */
export async function updateDeclined(db: Db, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('join_requests')
    .set({ declined_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteJoinRequest(db: Db, id: string): Promise<void> {
  await db.deleteFrom('join_requests').where('id', '=', id).execute();
}

/** Finds the requests whose time is over, oldest first. */
export async function findExpiredRequests(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('join_requests')
    .select('id')
    .where('expires_at', '<=', now.toISOString())
    .orderBy('expires_at')
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks a request whose time is over. @returns undefined if it was answered, or another process has it. */
export const lockExpiredRequest = (db: Db, id: string, now: Date) =>
  requests(db)
    .where('j.id', '=', id)
    .where('j.expires_at', '<=', now.toISOString())
    .forUpdate(['j'])
    .skipLocked()
    .executeTakeFirst();

/** Counts the requests that wait for a profile. */
export async function countJoinRequests(db: Db, profileId: ProfileId): Promise<number> {
  const { count } = await db
    .selectFrom('join_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('profile_id', '=', profileId)
    .where('declined_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes an account that was made for a request, unless it acts for a profile meanwhile. */
export async function deleteAccountOfRequest(db: Db, accountId: AccountId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('accounts as a')
    .where('a.id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('memberships as m').select('m.role').whereRef('m.account_id', '=', 'a.id'))),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
