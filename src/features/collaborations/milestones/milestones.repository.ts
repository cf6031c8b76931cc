import { type Insertable, sql, type Updateable } from 'kysely';
import { columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { CollaborationMilestones } from '#platform/server/database/schema.generated.ts';

const COLUMNS = columns(`
  id collaboration_id completed_at created_at description due_date status title updated_at
`);

const COMPLETED_BY = sql<string | null>`acting_name(completed_by, completed_for)`.as('completed_by_name');

export const findMilestones = (db: Db, collaborationId: string) =>
  db
    .selectFrom('collaboration_milestones')
    .select(COLUMNS)
    .select(COMPLETED_BY)
    .where('collaboration_id', '=', collaborationId)
    .orderBy('due_date', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * Finds open milestones of the member's collaborations that are due by a day, the first due first, each with the number
 * of all. @param until ISO day.
 */
export const findDueMilestones = (db: Db, profileId: string, until: string, limit: number) =>
  db
    .selectFrom('collaboration_participants as mine')
    .innerJoin('collaborations as c', 'c.id', 'mine.collaboration_id')
    .innerJoin('collaboration_milestones as m', 'm.collaboration_id', 'c.id')
    .select(['m.id', 'm.title', 'c.id as collaboration_id', 'c.title as collaboration_title'])
    .select((eb) => eb.ref('m.due_date').$notNull().as('due_date'))
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('mine.profile_id', '=', profileId)
    .where('c.status', 'not in', ['completed', 'cancelled'])
    .where('c.archived_at', 'is', null)
    .where('m.status', '<>', 'completed')
    .where('m.due_date', '<=', until)
    .orderBy('m.due_date')
    .orderBy('m.id')
    .limit(limit)
    .execute();

/** Finds a milestone and locks it, so that its completion time fits the status that is finally stored. */
export const findMilestoneForUpdate = (db: Db, collaborationId: string, id: string) =>
  db
    .selectFrom('collaboration_milestones')
    .select(COLUMNS)
    .select(COMPLETED_BY)
    .where('id', '=', id)
    .where('collaboration_id', '=', collaborationId)
    .forUpdate()
    .executeTakeFirst();

/** Returns true if the collaboration already has `max` milestones. */
export const hasMilestones = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_milestones', column: 'collaboration_id' }, collaborationId, max);

export const insertMilestone = (db: Db, milestone: Insertable<CollaborationMilestones>) =>
  db
    .insertInto('collaboration_milestones')
    .values(milestone)
    .returning(COLUMNS)
    .returning(COMPLETED_BY)
    .executeTakeFirstOrThrow();

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
    .returning(COMPLETED_BY)
    .executeTakeFirst();

/** @returns the deleted milestone; undefined if there is none. */
export const deleteMilestone = (db: Db, collaborationId: string, id: string) =>
  db
    .deleteFrom('collaboration_milestones')
    .where('id', '=', id)
    .where('collaboration_id', '=', collaborationId)
    .returning(COLUMNS)
    .returning(COMPLETED_BY)
    .executeTakeFirst();
