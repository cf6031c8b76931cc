import { type Insertable, sql, type Updateable } from 'kysely';
import { DATES_IN_ORDER } from '#platform/contract/fields.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { Actor } from '#platform/server/context.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import type { Collaborations } from '#platform/server/database/schema.generated.ts';
import { validationError } from '#platform/server/http/validation.ts';
import type {
  Collaboration,
  CollaborationFilters,
  CollaborationSort,
  CollaborationState,
} from './collaborations.contract.ts';

const COLUMNS = columnsOf(
  'c',
  `
  id archived_at budget budget_band category created_at created_by description duration_months
  end_date priority progress_percentage progress_reason restored_at start_date status status_reason timeframe title
  type updated_at version
`,
);

/** An update can have only one of the dates, so the schema cannot compare them. */
const DATE_ORDER = { collaborations_dates: validationError({ end_date: DATES_IN_ORDER[1].error }) };

/** Names the person and the organisation; the organisation alone where the person is not known, or has gone. */
const doneBy = (done: 'archived' | 'restored') =>
  sql<string | null>`coalesce(acting_name(${sql.ref(`c.${done}_by`)}, ${sql.ref(`c.${done}_for`)}),
    (select member_name from profiles where id = ${sql.ref(`c.${done}_for`)}))`.as(
    `${done}_by_name` as const,
  );

/** Selects only the member's own collaborations, so that a missing check elsewhere leaks nothing. */
export function collaborationsOf(db: Db, profileId: string) {
  return db
    .selectFrom('collaborations as c')
    .innerJoin('collaboration_participants as mine', (join) =>
      join.onRef('mine.collaboration_id', '=', 'c.id').on('mine.profile_id', '=', profileId),
    )
    .select(COLUMNS)
    .select([
      sql<Collaboration['impact_metrics']>`c.impact_metrics`.as('impact_metrics'),
      sql<string[]>`array(select name from collaboration_participants where collaboration_id = c.id
        and left_at is null order by created_at, id)`.as('participants'),
      doneBy('archived'),
      doneBy('restored'),
      sql<number>`coalesce((select seq from collaboration_live where collaboration_id = c.id), 0)`.as(
        'last_change',
      ),
    ]);
}

/** The person who reads, and the organisation acted for. */
type Reader = Pick<Actor, 'accountId' | 'profileId'>;

/** Selects the own collaborations with what decides on the rights of the person who reads. */
const collaborationsFor = (db: Db, { accountId, profileId }: Reader) =>
  collaborationsOf(db, profileId)
    .select('mine.role as own_role')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('collaboration_seats as seat')
            .select('seat.account_id')
            .whereRef('seat.participant_id', '=', 'mine.id')
            .where('seat.account_id', '=', accountId),
        )
        .$castTo<boolean>()
        .as('is_named'),
    );

/** One page; without a state, of all collaborations. */
interface CollaborationPage extends ListQuery, CollaborationFilters {
  state?: CollaborationState;
}

/** What `order by` says for each order of the list; `id` breaks ties. */
const ORDERS: Record<CollaborationSort, ReturnType<typeof sql>> = {
  newest: sql`n.created_at desc, n.id desc`,
  activity: sql`n.updated_at desc, n.id desc`,
  title: sql`lower(n.title), n.id`,
  end: sql`n.end_date asc nulls last, n.id`,
  progress: sql`n.progress_percentage, n.id`,
};

/** Returns a pattern for `ilike` that finds the text anywhere, with its own `%`, `_` and backslashes as they are. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Selects the ids of one page first, so that participants of earlier pages are not read. */
const idsOf = (
  db: Db,
  profileId: string,
  { page, pageSize, state, search, partner, status, category, sort = 'newest' }: CollaborationPage,
) =>
  db
    .selectFrom('collaborations as n')
    .innerJoin('collaboration_participants as part', 'part.collaboration_id', 'n.id')
    .select('n.id')
    .select(sql<number>`(row_number() over (order by ${ORDERS[sort]}))::int`.as('place'))
    .where('part.profile_id', '=', profileId)
    .$if(state !== undefined, (some) =>
      some.where('n.archived_at', state === 'archived' ? 'is not' : 'is', null),
    )
    .$if(status !== undefined, (some) => some.where('n.status', '=', status ?? 'planning'))
    .$if(category !== undefined, (some) => some.where('n.category', '=', category ?? ''))
    .$if(Boolean(search), (some) =>
      some.where((eb) =>
        eb.or([
          eb('n.title', 'ilike', containing(search ?? '')),
          eb('n.description', 'ilike', containing(search ?? '')),
        ]),
      ),
    )
    .$if(Boolean(partner), (some) =>
      some.where((eb) =>
        eb.exists(
          eb
            .selectFrom('collaboration_participants as other')
            .select('other.id')
            .whereRef('other.collaboration_id', '=', 'n.id')
            .where('other.left_at', 'is', null)
            .where((one) =>
              one.or([one('other.profile_id', 'is', null), one('other.profile_id', '<>', profileId)]),
            )
            .where('other.name', 'ilike', containing(partner ?? '')),
        ),
      ),
    )
    .orderBy('place')
    .limit(pageSize)
    .offset((page - 1) * pageSize);

export const findCollaborations = (db: Db, reader: Reader, query: CollaborationPage) =>
  collaborationsFor(db, reader)
    .innerJoin(idsOf(db, reader.profileId, query).as('listed'), 'listed.id', 'c.id')
    .orderBy('listed.place')
    .execute();

/** Finds the member's newest active collaborations, at most `limit`, each with the number of all active ones. */
export const findActiveCollaborations = (db: Db, profileId: string, limit: number) =>
  db
    .selectFrom('collaborations as c')
    .innerJoin('collaboration_participants as mine', 'mine.collaboration_id', 'c.id')
    .select(['c.title', 'c.progress_percentage', sql<number>`(count(*) over ())::int`.as('total')])
    .where('mine.profile_id', '=', profileId)
    .where('c.status', '=', 'active')
    .where('c.archived_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();

export const findCollaboration = (db: Db, reader: Reader, id: string) =>
  collaborationsFor(db, reader).where('c.id', '=', id).executeTakeFirst();

/** Finds the member's collaboration with the versions of its fields, and locks it until the transaction ends. */
export const findCollaborationForUpdate = (db: Db, reader: Reader, id: string) =>
  collaborationsFor(db, reader)
    .select('c.field_versions')
    .where('c.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst();

export async function insertCollaboration(db: Db, collaboration: Insertable<Collaborations>): Promise<void> {
  await db.insertInto('collaborations').values(collaboration).execute();
}

/** @throws AppError VALIDATION_FAILED if the new dates are out of order. */
export async function updateCollaboration(
  db: Db,
  id: string,
  changes: Updateable<Collaborations>,
): Promise<void> {
  await mapConstraints(DATE_ORDER, () =>
    db.updateTable('collaborations').set(changes).where('id', '=', id).execute(),
  );
}

export async function deleteCollaboration(db: Db, id: string): Promise<void> {
  await db.deleteFrom('collaborations').where('id', '=', id).execute();
}

/** Returns true if the collaboration has milestones. While its row is locked, none can be added. */
export async function hasMilestones(db: Db, id: string): Promise<boolean> {
  const milestone = await db
    .selectFrom('collaboration_milestones')
    .select('id')
    .where('collaboration_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return milestone !== undefined;
}

/** Returns the share of completed milestones in percent; 0 without milestones. */
export async function findMilestoneProgress(db: Db, id: string): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ progress: number }>`
    select coalesce(round(100.0 * count(*) filter (where status = 'completed') / nullif(count(*), 0)), 0)::int as progress
    from collaboration_milestones where collaboration_id = ${id}`.execute(db);
  return row?.progress ?? 0;
}

interface WorkCounts {
  milestones_begun: number;
  budgets_agreed: number;
  ratings: number;
  comments: number;
  readings: number;
}

/** Counts the traces of work that the collaboration's own row does not hold. */
export async function findWork(db: Db, id: string): Promise<WorkCounts> {
  const {
    rows: [work],
  } = await sql<WorkCounts>`
    select
      (select count(*)::int from collaboration_milestones
        where collaboration_id = c.id and status <> 'pending') as milestones_begun,
      -- Before there were proposals, partners set the budget of an accepted request, which has a band, directly.
      (select count(*)::int from collaboration_budget_proposals where collaboration_id = c.id and status = 'agreed')
        + (c.budget is not null and c.budget_band is not null)::int as budgets_agreed,
      (select count(*)::int from collaboration_ratings where collaboration_id = c.id) as ratings,
      (select coalesce(sum(comments_count), 0)::int from collaboration_threads where collaboration_id = c.id) as comments,
      (select count(*)::int from collaboration_readings r join collaboration_indicators i on i.id = r.indicator_id
        where i.collaboration_id = c.id) as readings
    from collaborations c where c.id = ${id}`.execute(db);
  if (!work) throw new Error('a locked collaboration without a row');
  return work;
}

/**
 * Finds the figures about the member's collaborations; `today` (ISO day) decides which milestones are overdue. All but
 * `active_initiatives` count archived collaborations too: the work was done. Cancelled ones count nowhere.
 */
export async function findCollaborationStats(db: Db, profileId: string, today: string) {
  const {
    rows: [stats],
  } = await sql<{
    active_initiatives: number;
    total_partners: number;
    total_budget: number;
    milestones_met: number;
    milestones_missed: number;
  }>`
    with mine as (
      select c.id, c.budget, c.archived_at from collaborations c
      join collaboration_participants p on p.collaboration_id = c.id and p.profile_id = ${profileId}
      where c.status <> 'cancelled'
    )
    select
      (select count(*)::int from mine where archived_at is null) as active_initiatives,
      (select count(distinct coalesce(p.profile_id::text, lower(p.name)))::int
        from collaboration_participants p join mine on mine.id = p.collaboration_id
        where p.profile_id is distinct from ${profileId} and p.left_at is null) as total_partners,
      (select coalesce(sum(budget), 0)::bigint from mine) as total_budget,
      (select count(*)::int from collaboration_milestones m join mine on mine.id = m.collaboration_id
        where m.status = 'completed') as milestones_met,
      (select count(*)::int from collaboration_milestones m join mine on mine.id = m.collaboration_id
        where m.status <> 'completed' and m.due_date < ${today}::date) as milestones_missed`.execute(db);
  if (!stats) throw new Error('an aggregate without rows');
  return stats;
}
