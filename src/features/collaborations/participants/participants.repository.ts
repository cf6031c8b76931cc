import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type {
  CollaborationParticipants,
  CollaborationSeats,
} from '#platform/server/database/schema.generated.ts';
import { validationError } from '#platform/server/http/validation.ts';
import type { Participant } from './participants.contract.ts';

const nameTaken = () => validationError({ name: 'This partner already takes part' });

/** Returns true if the collaboration already has `max` participants. */
export const hasParticipants = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_participants', column: 'collaboration_id' }, collaborationId, max);

function participants(db: Db, collaborationId: string) {
  return db
    .selectFrom('collaboration_participants as t')
    .leftJoin('profiles as p', 'p.id', 't.profile_id')
    .select([
      't.id',
      't.profile_id',
      't.name',
      't.responsibility',
      't.left_at',
      'p.organization_type',
      'p.avatar_url',
      sql<string | null>`coalesce(p.headquarters_location, p.location)`.as('location'),
      sql<Participant['role']>`case when t.profile_id is not null then t.role end`.as('role'),
      // The number of people of a profile has a cap.
      sql<Participant['people']>`case when p.organization_name is null then '[]' else array_to_json(array(
        select json_build_object('id', a.id, 'name', a.person_name, 'role', m.role, 'is_named', s.account_id is not null)
        from memberships m join accounts a on a.id = m.account_id
        left join collaboration_seats s on s.participant_id = t.id and s.account_id = a.id
        where m.profile_id = p.id and a.suspended_at is null
          and (s.account_id is not null or (m.role in ('owner', 'manager') and a.person_name is not null))
        order by s.account_id is null, m.role <> 'owner', m.created_at, a.id)) end`.as('people'),
    ])
    .where('t.collaboration_id', '=', collaborationId)
    .orderBy('t.created_at')
    .orderBy('t.id');
}

export const findParticipants = (db: Db, collaborationId: string) =>
  participants(db, collaborationId).execute();

/** Finds the place of an organisation in a collaboration. */
export const findPlace = (db: Db, collaborationId: string, profileId: string) =>
  participants(db, collaborationId).where('t.profile_id', '=', profileId).executeTakeFirst();

export const findParticipant = (db: Db, collaborationId: string, id: string) =>
  participants(db, collaborationId).where('t.id', '=', id).executeTakeFirst();

/** @throws AppError VALIDATION_FAILED when another partner or member of this name already takes part. */
export async function requireFreeName(
  db: Db,
  collaborationId: string,
  name: string,
  ownId?: string,
): Promise<void> {
  const namesakes = await db
    .selectFrom('collaboration_participants')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .execute();
  if (namesakes.some(({ id }) => id !== ownId)) throw nameTaken();
}

/** @throws AppError VALIDATION_FAILED when a partner or member of this name already takes part. */
export async function insertParticipant(
  db: Db,
  participant: Insertable<CollaborationParticipants>,
): Promise<void> {
  await requireFreeName(db, participant.collaboration_id, participant.name);
  await mapConstraints({ collaboration_participants_name: nameTaken() }, () =>
    db.insertInto('collaboration_participants').values(participant).execute(),
  );
}

/** Makes a member a participant. @throws AppError ALREADY_PARTICIPANT. */
export async function insertMember(
  db: Db,
  participant: Insertable<CollaborationParticipants>,
): Promise<void> {
  await mapConstraints({ collaboration_participants_member: 'ALREADY_PARTICIPANT' }, () =>
    db.insertInto('collaboration_participants').values(participant).execute(),
  );
}

/** Inserts participants; of names that differ only in case for the database, it keeps the first. */
export async function insertParticipants(
  db: Db,
  participants: Insertable<CollaborationParticipants>[],
): Promise<void> {
  await db
    .insertInto('collaboration_participants')
    .values(participants)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws AppError VALIDATION_FAILED for the name of another partner. */
export async function updateParticipant(
  db: Db,
  id: string,
  changes: Updateable<CollaborationParticipants>,
): Promise<void> {
  await mapConstraints({ collaboration_participants_name: nameTaken() }, () =>
    db.updateTable('collaboration_participants').set(changes).where('id', '=', id).execute(),
  );
}

/** Makes one organisation the lead, and the one that led before an implementer. The caller has locked the collaboration. */
export async function updateLead(db: Db, collaborationId: string, participantId: string): Promise<void> {
  const places = db.updateTable('collaboration_participants').where('collaboration_id', '=', collaborationId);
  await places.set({ role: 'implementer' }).where('role', '=', 'lead').execute();
  await places.set({ role: 'lead' }).where('id', '=', participantId).execute();
}

/** Names a person of an organisation. @returns false if the person is named already. */
export async function insertSeat(db: Db, seat: Insertable<CollaborationSeats>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await mapConstraints(
    { collaboration_seats_membership: 'COLLEAGUE_NOT_FOUND' },
    () =>
      db
        .insertInto('collaboration_seats')
        .values(seat)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow(),
  );
  return added === 1n;
}

/** @returns false if the person is not named. */
export async function deleteSeat(db: Db, participantId: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collaboration_seats')
    .where('participant_id', '=', participantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteParticipant(db: Db, id: string): Promise<void> {
  await db.deleteFrom('collaboration_participants').where('id', '=', id).execute();
}

/** Makes a member a former one, with a name that no other partner has. The caller has locked the collaboration. */
export async function leaveCollaboration(
  db: Db,
  collaborationId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  await sql`select leave_collaboration(${collaborationId}, ${memberId}::uuid, ${now}::timestamptz)`.execute(
    db,
  );
}
