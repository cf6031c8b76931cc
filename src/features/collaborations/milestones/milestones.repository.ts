import { type Insertable, sql, type Updateable } from 'kysely';
import { FIRST_PARTNER } from '#features/collaborations/collaboration/collaboration-members.repository.ts';
import {
  type Reader,
  readsCollaboration,
} from '#features/collaborations/collaboration/collaborations.repository.ts';
import { readableBy } from '#features/collaborations/readers/readers.repository.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { CollaborationMilestones } from '#platform/server/database/schema.generated.ts';
import type { Milestone } from './milestones.contract.ts';

/** What a reader gets. */
const READ = columnsOf(
  'm',
  'id completed_at created_at description due_date evidence_note start_date status title version',
);
/** What a change needs besides. */
const KEPT = columnsOf('m', 'collaboration_id field_versions updated_at');

const COMPLETED_BY = sql<
  string | null
>`case when m.completed_by is not null then acting_name(m.completed_by, m.completed_for) end`.as(
  'completed_by_name',
);

/** A person counts while the person belongs to the organisation. */
const OWNER = sql<
  Milestone['owner']
>`case when t.id is not null then json_build_object('participant_id', t.id,
  'organisation', t.name, 'account_id', oa.id, 'person', oa.person_name) end`.as('owner');

const DEPENDS_ON = sql<
  string[]
>`array(select d.depends_on_id::text from collaboration_milestone_dependencies d
  join collaboration_milestones b on b.id = d.depends_on_id
  where d.milestone_id = m.id order by d.depends_on_id)`.as('depends_on');

/** Joining the files of a milestone costs several times as much as finding out that it has none, as most do. */
const EVIDENCE = sql<Milestone['evidence']>`case
  when exists (select from collaboration_milestone_evidence any_file where any_file.milestone_id = m.id) then (
    select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'number', v.number,
      'file_name', v.original_name, 'media_type', s.media_type) order by f.id), '[]')
    from collaboration_milestone_evidence e join collaboration_files f on f.id = e.file_id
    join collaboration_file_versions v on v.file_id = f.id and v.number = f.versions
    join files s on s.name = v.stored_name
    where e.milestone_id = m.id)
  else '[]' end`.as('evidence');

const milestonesOf = (db: Db, collaborationId: string) =>
  db
    .selectFrom('collaboration_milestones as m')
    .leftJoin('collaboration_participants as t', 't.id', 'm.owner_participant_id')
    .leftJoin('memberships as om', (join) =>
      join.onRef('om.account_id', '=', 'm.owner_account_id').onRef('om.profile_id', '=', 't.profile_id'),
    )
    .leftJoin('accounts as oa', 'oa.id', 'om.account_id')
    .select(READ)
    .select([COMPLETED_BY, OWNER, DEPENDS_ON, EVIDENCE])
    .where('m.collaboration_id', '=', collaborationId);

export type MilestoneRow = Awaited<ReturnType<typeof findMilestones>>[number];

const inOrder = (db: Db, collaborationId: string) =>
  milestonesOf(db, collaborationId)
    .orderBy('m.due_date', (order) => order.asc().nullsLast())
    .orderBy('m.created_at')
    .orderBy('m.id');

export const findMilestones = (db: Db, collaborationId: string) =>
  inOrder(db, collaborationId).select(KEPT).execute();

/** Finds nothing also where the person may not read the collaboration. */
export const findMilestonesFor = (db: Db, reader: Reader, collaborationId: string) =>
  inOrder(db, collaborationId).where(readsCollaboration(reader, collaborationId)).execute();

export const findMilestone = (db: Db, collaborationId: string, id: string) =>
  milestonesOf(db, collaborationId).select(KEPT).where('m.id', '=', id).executeTakeFirst();

/** Whose milestones: those of partners who see to them, or the others, which the own organisation or nobody sees to. */
type Whose = 'own' | 'partners';

interface DueAsked {
  /** ISO day by which they are due. */
  until: string;
  /** All of them without it. */
  whose?: Whose | undefined;
  limit: number;
  /** One milestone alone. */
  id?: string | undefined;
}

const IS_PARTNERS = sql<boolean>`coalesce(m.owner_participant_id <> mine.id, false)`;

/**
 * Finds open milestones of the member's collaborations that are due by a day, the first due first, each with the number
 * of all. `partner` is who sees to it, or the first partner of the collaboration.
 */
export const findDueMilestones = (
  db: Db,
  { accountId, profileId }: Reader,
  { until, whose, limit, id }: DueAsked,
) =>
  db
    .selectFrom('collaboration_participants as mine')
    .innerJoin('collaborations as c', 'c.id', 'mine.collaboration_id')
    .innerJoin('collaboration_milestones as m', 'm.collaboration_id', 'c.id')
    .leftJoin('collaboration_participants as t', 't.id', 'm.owner_participant_id')
    .select(['m.id', 'm.title', 'c.id as collaboration_id', 'c.title as collaboration_title'])
    .select((eb) => eb.ref('m.due_date').$notNull().as('due_date'))
    .select([
      sql<string | null>`case when ${IS_PARTNERS} then t.name else ${FIRST_PARTNER} end`.as('partner'),
      sql<string | null>`case when ${IS_PARTNERS} then t.profile_id end`.as('partner_id'),
    ])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('mine.profile_id', '=', profileId)
    .where(readableBy(accountId))
    .$if(whose !== undefined, (some) =>
      some.where(whose === 'partners' ? IS_PARTNERS : sql<boolean>`not ${IS_PARTNERS}`),
    )
    .$if(id !== undefined, (some) => some.where('m.id', '=', id as string))
    .where('c.status', 'not in', ['completed', 'cancelled'])
    .where('c.archived_at', 'is', null)
    .where('m.status', '<>', 'completed')
    .where('m.due_date', '<=', until)
    .orderBy('m.due_date')
    .orderBy('m.id')
    .limit(limit)
    .execute();

/** Returns true if the collaboration already has `max` milestones. */
export const hasMilestones = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_milestones', column: 'collaboration_id' }, collaborationId, max);

export async function insertMilestones(
  db: Db,
  milestones: Insertable<CollaborationMilestones>[],
): Promise<void> {
  await db.insertInto('collaboration_milestones').values(milestones).execute();
}

export async function updateMilestone(
  db: Db,
  id: string,
  changes: Updateable<CollaborationMilestones>,
): Promise<void> {
  await db.updateTable('collaboration_milestones').set(changes).where('id', '=', id).execute();
}
