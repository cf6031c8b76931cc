import type { AccountId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** Finds the profiles that a person acts for, with the roles, by the time of joining. */
export function findMemberships(db: Db, accountId: AccountId) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['m.profile_id', 'p.member_name as name', 'm.role', 'm.created_at', 'm.last_seen_at'])
    .where('m.account_id', '=', accountId)
    .orderBy('m.created_at')
    .orderBy('m.profile_id')
    .execute();
}

/** Finds all stored sessions of the account, newest first. */
export function findOwnSessions(db: Db, accountId: AccountId) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Finds the invitations that a person sent and that wait, newest first. */
export function findInvitationsBy(db: Db, accountId: AccountId) {
  return db
    .selectFrom('invitations')
    .select(['email', 'role', 'message', 'sent_at', 'expires_at'])
    .where('invited_by', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Finds the request of a person to join an organisation, waiting or declined. */
export function findJoinRequestsOf(db: Db, accountId: AccountId) {
  return db
    .selectFrom('join_requests as j')
    .innerJoin('profiles as p', 'p.id', 'j.profile_id')
    .select(['p.member_name as organisation', 'j.email', 'j.created_at', 'j.declined_at', 'j.expires_at'])
    .where('j.account_id', '=', accountId)
    .execute();
}
