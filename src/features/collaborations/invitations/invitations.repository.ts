import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { CollaborationInvitations } from '#platform/server/database/schema.generated.ts';
import { latestStored } from '#platform/server/stored-times.ts';

/** Selects invitations into collaborations that are there, with the names of both sides. */
const invitations = (db: Db) =>
  db
    .selectFrom('collaboration_invitations as i')
    .innerJoin('collaborations as c', 'c.id', 'i.collaboration_id')
    .leftJoin('profiles as invitee', 'invitee.id', 'i.profile_id')
    .leftJoin('profiles as o', 'o.id', 'i.invited_for')
    .leftJoin('people as by', 'by.id', 'i.invited_by')
    .select(['i.id', 'i.collaboration_id', 'i.profile_id', 'i.email', 'i.role', 'i.message', 'i.status'])
    .select(['i.sent_at', 'i.expires_at', 'i.invited_for', 'by.full_name as invited_by'])
    .select(['c.title as collaboration_title', 'c.archived_at'])
    .select([
      sql<string>`coalesce(o.member_name, '')`.as('organisation'),
      sql<string>`coalesce(invitee.member_name, i.email, '')`.as('invitee'),
    ])
    .where('c.removed_at', 'is', null);

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Finds the open invitations of a collaboration, newest first. Their number has a cap. */
export const findOpenInvitations = (db: Db, collaborationId: string) =>
  invitations(db)
    .where('i.collaboration_id', '=', collaborationId)
    .where('i.status', '=', 'open')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();

export const findInvitation = (db: Db, collaborationId: string, id: string) =>
  invitations(db).where('i.collaboration_id', '=', collaborationId).where('i.id', '=', id).executeTakeFirst();

/** Finds the invitations that a member can accept, the first to expire first. */
export const findReceivedInvitations = (db: Db, profileId: string, now: Date, limit: number) =>
  invitations(db)
    .where('i.profile_id', '=', profileId)
    .where('i.status', '=', 'open')
    .where('i.expires_at', '>', now.toISOString())
    .where('c.archived_at', 'is', null)
    .orderBy('i.expires_at')
    .orderBy('i.id')
    .limit(limit)
    .execute();

/** Finds an invitation by the token of its link. */
export const findInvitationByToken = (db: Db, tokenHash: Buffer) =>
  invitations(db).where('i.token_hash', '=', tokenHash).executeTakeFirst();

/** Finds an invitation that a member received, and locks it: of two answers the second one waits for the first. */
export const findReceivedForUpdate = (db: Db, profileId: string, id: string) =>
  invitations(db)
    .where('i.profile_id', '=', profileId)
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst();

/** Finds an invitation by the token of its link, and locks it. */
export const findByTokenForUpdate = (db: Db, tokenHash: Buffer) =>
  invitations(db).where('i.token_hash', '=', tokenHash).forUpdate('i').executeTakeFirst();

/** Finds a member who can be invited: one of the marketplace. */
export const findInvitee = (db: Db, id: string) =>
  db
    .selectFrom('profiles')
    .select(['id', 'member_name'])
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst();

/** @throws AppError COLLABORATION_INVITED where the member or the address is invited already. */
export async function insertInvitation(
  db: Db,
  invitation: Insertable<CollaborationInvitations>,
): Promise<void> {
  const taken = {
    collaboration_invitations_member: 'COLLABORATION_INVITED',
    collaboration_invitations_email: 'COLLABORATION_INVITED',
  } as const;
  await mapConstraints(taken, () => db.insertInto('collaboration_invitations').values(invitation).execute());
}

/** Changes an invitation that is still open. @returns false if it was answered or withdrawn meanwhile. */
export async function updateOpenInvitation(
  db: Db,
  id: string,
  changes: Updateable<CollaborationInvitations>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('collaboration_invitations')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Closing {
  status: 'accepted' | 'declined' | 'withdrawn';
  answered_at: Date;
  answered_by: string;
  /** The member who answered, for an invitation by mail. */
  profile_id?: string;
}

/** Closes an open invitation: its address and message are gone. @returns false if it was closed meanwhile. */
export const closeInvitation = (db: Db, id: string, closing: Closing) =>
  updateOpenInvitation(db, id, { ...closing, email: null, message: null });

/** Counts the invitations that an organisation made since an instant. */
export async function countInvitationsSince(
  db: Db,
  profileId: string,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('collaboration_invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('invited_for', '=', profileId)
    .where('created_at', '>', since.toISOString())
    .where('created_at', '<=', latestStored(now, 0))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes invitations that expired, or were answered, before an instant. @returns their number. */
export async function deleteOldInvitations(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('collaboration_invitations')
    .where((eb) =>
      eb.or([eb('expires_at', '<', before.toISOString()), eb('answered_at', '<', before.toISOString())]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Finds what a member sent or received, for the download of its data. */
export const findInvitationsOfMember = (db: Db, profileId: string) =>
  db
    .selectFrom('collaboration_invitations as i')
    .innerJoin('collaborations as c', 'c.id', 'i.collaboration_id')
    .select(['i.id', 'c.title as collaboration_title', 'i.role', 'i.status', 'i.sent_at', 'i.expires_at'])
    .select(sql<boolean>`i.invited_for = ${profileId}`.as('is_sent'))
    .select(['i.message', 'i.answered_at'])
    .where((eb) => eb.or([eb('i.profile_id', '=', profileId), eb('i.invited_for', '=', profileId)]))
    .where('c.removed_at', 'is', null)
    .orderBy('i.created_at')
    .orderBy('i.id')
    .execute();
