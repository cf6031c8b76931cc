import { type Insertable, sql, type Updateable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type {
  CollaborationMilestones,
  CollaborationParticipants,
} from '#platform/server/database/schema.generated.ts';
import { validationError } from '#platform/server/http/validation.ts';

const COLUMNS = columns(`
  id collaboration_id completed_at created_at description due_date status title updated_at
`);

const nameTaken = () => validationError({ name: 'This partner already takes part' });

export const findMilestones = (db: Db, collaborationId: string) =>
  db
    .selectFrom('collaboration_milestones')
    .select(COLUMNS)
    .where('collaboration_id', '=', collaborationId)
    .orderBy('due_date', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Locked until the transaction ends: when it was completed must fit the status that is stored in the end. */
export const findMilestoneForUpdate = (db: Db, collaborationId: string, id: string) =>
  db
    .selectFrom('collaboration_milestones')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('collaboration_id', '=', collaborationId)
    .forUpdate()
    .executeTakeFirst();

/** Tells whether the collaboration has `max` milestones already. */
export const hasMilestones = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_milestones', column: 'collaboration_id' }, collaborationId, max);

/** Tells whether the collaboration has `max` participants already. */
export const hasParticipants = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_participants', column: 'collaboration_id' }, collaborationId, max);

export const insertMilestone = (db: Db, milestone: Insertable<CollaborationMilestones>) =>
  db.insertInto('collaboration_milestones').values(milestone).returning(COLUMNS).executeTakeFirstOrThrow();

export async function insertMilestones(
  db: Db,
  milestones: Insertable<CollaborationMilestones>[],
): Promise<void> {
  await db.insertInto('collaboration_milestones').values(milestones).execute();
}

export const updateMilestone = (
  db: Db,
  collaborationId: string,
  id: string,
  changes: Updateable<CollaborationMilestones>,
) =>
  db
    .updateTable('collaboration_milestones')
    .set(changes)
    .where('id', '=', id)
    .where('collaboration_id', '=', collaborationId)
    .returning(COLUMNS)
    .executeTakeFirst();

/** @returns whether there was such a milestone. */
export async function deleteMilestone(db: Db, collaborationId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('collaboration_milestones')
    .where('id', '=', id)
    .where('collaboration_id', '=', collaborationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function participants(db: Db, collaborationId: string) {
  return db
    .selectFrom('collaboration_participants as t')
    .leftJoin('profiles as p', 'p.id', 't.profile_id')
    .select([
      't.id',
      't.profile_id',
      't.name',
      't.responsibility',
      'p.organization_type',
      'p.avatar_url',
      sql<string | null>`coalesce(p.headquarters_location, p.location)`.as('location'),
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
