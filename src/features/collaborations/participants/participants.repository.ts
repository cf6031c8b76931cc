import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { CollaborationParticipants } from '#platform/server/database/schema.generated.ts';
import { validationError } from '#platform/server/http/validation.ts';

const nameTaken = () => validationError({ name: 'This partner already takes part' });

/** Returns true if the collaboration already has `max` participants. */
export const hasParticipants = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_participants', column: 'collaboration_id' }, collaborationId, max);

/** Most persons of each member that the Team names. */
const PEOPLE_SHOWN = 20;

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
      sql<string[]>`case when p.organization_name is null then '{}' else array(
        select a.person_name from memberships m join accounts a on a.id = m.account_id
        where m.profile_id = p.id and a.person_name is not null and a.suspended_at is null and m.role <> 'viewer'
        order by m.role <> 'owner', m.created_at, a.id limit ${sql.lit(PEOPLE_SHOWN)}) end`.as('people'),
    ])
    .where('t.collaboration_id', '=', collaborationId)
    .orderBy('t.created_at')
    .orderBy('t.id');
}

export const findParticipants = (db: Db, collaborationId: string) =>
  participants(db, collaborationId).execute();

export const findParticipant = (db: Db, collaborationId: string, id: string) =>
  participants(db, collaborationId).where('t.id', '=', id).executeTakeFirst();

/** @throws AppError VALIDATION_FAILED when a partner or member of this name already takes part. */
export async function insertParticipant(
  db: Db,
  participant: Insertable<CollaborationParticipants>,
): Promise<void> {
  const namesake = await db
    .selectFrom('collaboration_participants')
    .select('id')
    .where('collaboration_id', '=', participant.collaboration_id)
    .where(sql`lower(name)`, '=', sql`lower(${participant.name})`)
    .executeTakeFirst();
  if (namesake) throw nameTaken();
  await mapConstraints({ collaboration_participants_name: nameTaken() }, () =>
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

export async function updateParticipant(
  db: Db,
  id: string,
  changes: Updateable<CollaborationParticipants>,
): Promise<void> {
  await db.updateTable('collaboration_participants').set(changes).where('id', '=', id).execute();
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
