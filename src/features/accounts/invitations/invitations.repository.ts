import { sql } from 'kysely';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';

const invitations = (db: Db) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('profiles as p', 'p.id', 'i.profile_id')
    .innerJoin('main_owners as main', 'main.profile_id', 'i.profile_id')
    .innerJoin('accounts as o', 'o.id', 'main.account_id')
    .leftJoin('people as by', 'by.id', 'i.invited_by')
    .select(['i.id', 'i.profile_id', 'i.email', 'i.role', 'i.message', 'i.sent_at', 'i.expires_at'])
    .select(['p.member_name as organisation', 'by.full_name as invited_by', 'o.email as owner_email']);

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number];

/** Finds the invitations of a profile, newest first. Their number has a cap. */
export const findInvitations = (db: Db, profileId: ProfileId) =>
  invitations(db)
    .where('i.profile_id', '=', profileId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();

export const findInvitation = (db: Db, profileId: ProfileId, id: string) =>
  invitations(db).where('i.profile_id', '=', profileId).where('i.id', '=', id).executeTakeFirst();

/** Finds an invitation that nobody has accepted or withdrawn. */
export const findWaitingInvitation = (db: Db, id: string) =>
  invitations(db).where('i.id', '=', id).executeTakeFirst();

/** Finds an invitation that can be accepted, by its token: who invited still owns the profile, and nobody acts for one that is suspended. */
export const findOpenInvitation = (db: Db, tokenHash: Buffer, now: Date) =>
  invitations(db)
    .where('i.token_hash', '=', tokenHash)
    .where('i.expires_at', '>', now.toISOString())
    .where('main.suspended_at', 'is', null)
    .where(
      sql<boolean>`exists (select from memberships m join accounts a on a.id = m.account_id
        where m.account_id = i.invited_by and m.profile_id = i.profile_id and m.role = 'owner' and a.suspended_at is null)`,
    )
    .executeTakeFirst();

interface NewInvitation {
  id: string;
  profile_id: string;
  email: string;
  role: Role;
  message: string | null;
  token_hash: Buffer;
  seat_of: string | null;
  invited_by: string;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
}

/** @throws AppError INVITATION_OPEN where the address is invited already. */
export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await mapConstraints({ invitations_once: 'INVITATION_OPEN' }, () =>
    db.insertInto('invitations').values(invitation).execute(),
  );
}

export async function updateToken(
  db: Db,
  id: string,
  fresh: { token_hash: Buffer; sent_at: Date; expires_at: Date },
): Promise<void> {
  await db.updateTable('invitations').set(fresh).where('id', '=', id).execute();
}

/** Deletes an invitation of a profile. @returns false if it is not there. */
export async function deleteInvitation(db: Db, profileId: ProfileId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Finds the place of an organisation in a collaboration that is there. */
export const findPlaceOf = (db: Db, profileId: ProfileId, collaborationId: string) =>
  db
    .selectFrom('collaboration_participants as t')
    .innerJoin('collaborations as c', 'c.id', 't.collaboration_id')
    .select('t.id')
    .where('t.profile_id', '=', profileId)
    .where('c.id', '=', collaborationId)
    .where('c.removed_at', 'is', null)
    .executeTakeFirst();

/** Names a person who has joined in the collaboration of the invitation; nothing if the organisation has left it. */
export async function insertSeat(
  db: Db,
  seat: { participant_id: string; profile_id: string; account_id: string; named_by: string | null },
): Promise<void> {
  await sql`
    insert into collaboration_seats (participant_id, profile_id, account_id, named_by)
    select p.id, p.profile_id, ${seat.account_id}::uuid, ${seat.named_by}::uuid
    from collaboration_participants p
    where p.id = ${seat.participant_id}::uuid and p.profile_id = ${seat.profile_id}::uuid
    on conflict do nothing`.execute(db);
}

/** Uses up an invitation. Of two calls with one token only one finds it. @returns undefined for the other. */
export const takeInvitation = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .deleteFrom('invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .returning(['seat_of', 'invited_by'])
    .executeTakeFirst();

/** True if a person with this address acts for the profile. */
export async function isColleague(db: Db, profileId: ProfileId, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.profile_id', '=', profileId)
    .where('a.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the invitations of a profile, those that have expired included. */
export async function countInvitations(db: Db, profileId: ProfileId): Promise<number> {
  const { count } = await db
    .selectFrom('invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return count;
}
