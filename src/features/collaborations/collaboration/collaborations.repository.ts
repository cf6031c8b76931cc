import { type Insertable, sql, type Updateable } from 'kysely';
import { readableBy } from '#features/collaborations/readers/readers.repository.ts';
import { DATES_IN_ORDER } from '#platform/contract/fields.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { spellingsOf } from '#platform/contract/places.ts';
import type { Actor } from '#platform/server/context.ts';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';
import { contains } from '#platform/server/database/containing.ts';
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
  type updated_at version visibility
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

/** The person who reads, and the organisation acted for. */
export type Reader = Pick<Actor, 'accountId' | 'profileId'>;

/** Selects the collaborations of an organisation, deleted ones too. */
const allOf = (db: Db, profileId: string) =>
  db
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

/** Selects only collaborations that the person may read, so that a missing check elsewhere leaks nothing. */
export const collaborationsOf = (db: Db, { accountId, profileId }: Reader) =>
  allOf(db, profileId).where(readableBy(accountId));

/** True if the person has a seat of the participant `mine`. */
const isNamed = (accountId: string) =>
  sql<boolean>`exists (select from collaboration_seats seat
    where seat.participant_id = mine.id and seat.account_id = ${accountId})`.as('is_named');

/** Selects collaborations of an organisation with what decides on the rights of the person who reads. */
const withRights = (collaborations: ReturnType<typeof allOf>, accountId: string) =>
  collaborations.select('mine.role as own_role').select(isNamed(accountId));

const collaborationsFor = (db: Db, reader: Reader) =>
  withRights(collaborationsOf(db, reader), reader.accountId);

/** One page; without a state, of all collaborations. */
interface CollaborationPage extends ListQuery, CollaborationFilters {
  state?: CollaborationState;
}

/** What `order by` says for each order of the list; `id` breaks ties. */
const ORDERS: Record<CollaborationSort, ReturnType<typeof sql>> = {
  newest: sql`c.created_at desc, c.id desc`,
  activity: sql`c.updated_at desc, c.id desc`,
  title: sql`lower(c.title), c.id`,
  end: sql`c.end_date asc nulls last, c.id`,
  progress: sql`c.progress_percentage, c.id`,
};

/** Selects the collaborations that pass the filters, and are current or archived; without a state, both. */
const passing = (
  db: Db,
  { accountId, profileId }: Reader,
  { state, search, partner, status, category }: CollaborationFilters & { state?: CollaborationState },
) =>
  db
    .selectFrom('collaborations as c')
    .innerJoin('collaboration_participants as mine', 'mine.collaboration_id', 'c.id')
    .where('mine.profile_id', '=', profileId)
    .where(readableBy(accountId))
    .$if(state !== undefined, (some) =>
      some.where('c.archived_at', state === 'archived' ? 'is not' : 'is', null),
    )
    .$if(status !== undefined, (some) => some.where('c.status', '=', status ?? 'planning'))
    .$if(category !== undefined, (some) => some.where('c.category', '=', category ?? ''))
    .$if(Boolean(search), (some) =>
      some.where(({ or }) =>
        or(
          [sql.ref('c.title'), sql.ref('c.description')].map((text) =>
            contains(text, ...spellingsOf(search ?? '')),
          ),
        ),
      ),
    )
    .$if(Boolean(partner), (some) =>
      some.where((eb) =>
        eb.exists(
          eb
            .selectFrom('collaboration_participants as other')
            .select('other.id')
            .whereRef('other.collaboration_id', '=', 'c.id')
            .where('other.left_at', 'is', null)
            .where((one) =>
              one.or([one('other.profile_id', 'is', null), one('other.profile_id', '<>', profileId)]),
            )
            .where(contains(sql.ref('other.name'), partner ?? '')),
        ),
      ),
    );

/** Selects the ids of one page first, so that participants of earlier pages are not read. */
const idsOf = (db: Db, reader: Reader, { page, pageSize, sort = 'newest', ...filters }: CollaborationPage) =>
  passing(db, reader, filters)
    .select('c.id')
    .select(sql<number>`(row_number() over (order by ${ORDERS[sort]}))::int`.as('place'))
    .orderBy('place')
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/** Counts the collaborations that pass the filters, by status; those with none are left out. */
export const countCollaborations = (
  db: Db,
  reader: Reader,
  filters: CollaborationFilters & { state: CollaborationState },
) =>
  passing(db, reader, filters)
    .select(['c.status', sql<number>`count(*)::int`.as('count')])
    .groupBy('c.status')
    .execute();

export const findCollaborations = (db: Db, reader: Reader, query: CollaborationPage) =>
  collaborationsFor(db, reader)
    .innerJoin(idsOf(db, reader, query).as('listed'), 'listed.id', 'c.id')
    .orderBy('listed.place')
    .execute();

/** Finds the member's newest active collaborations, at most `limit`, each with the number of all active ones. */
export const findActiveCollaborations = (db: Db, { accountId, profileId }: Reader, limit: number) =>
  db
    .selectFrom('collaborations as c')
    .innerJoin('collaboration_participants as mine', 'mine.collaboration_id', 'c.id')
    .select(['c.title', 'c.progress_percentage', sql<number>`(count(*) over ())::int`.as('total')])
    .where('mine.profile_id', '=', profileId)
    .where(readableBy(accountId))
    .where('c.status', '=', 'active')
    .where('c.archived_at', 'is', null)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();

export const findCollaboration = (db: Db, reader: Reader, id: string) =>
  collaborationsFor(db, reader).where('c.id', '=', id).executeTakeFirst();

/** What decides on a change of what belongs to a collaboration, and its title; none where the person may not read it. */
export const standingOf = (db: Db, { accountId, profileId }: Reader, id: string) =>
  db
    .selectFrom('collaborations as c')
    .innerJoin('collaboration_participants as mine', 'mine.collaboration_id', 'c.id')
    .select(['c.id', 'c.title', 'c.archived_at', 'mine.role as own_role', isNamed(accountId)])
    .where('c.id', '=', id)
    .where('mine.profile_id', '=', profileId)
    .where(readableBy(accountId));
export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>;

export const findStanding = (db: Db, reader: Reader, id: string) =>
  standingOf(db, reader, id).executeTakeFirst();

/** The condition that the person may read the collaboration. */
export const readsCollaboration = ({ accountId, profileId }: Reader, id: string) => sql<boolean>`exists (
  select from collaboration_readers r
  where r.collaboration_id = ${id} and r.profile_id = ${profileId} and r.account_id = ${accountId})`;

/** True if the person may read the collaboration. */
export async function isReadable(db: Db, reader: Reader, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_readable: boolean }>`
    select ${readsCollaboration(reader, id)} as is_readable`.execute(db);
  return rows[0]?.is_readable ?? false;
}

/** Finds the member's collaboration with the versions of its fields, and locks it until the transaction ends. */
export const findCollaborationForUpdate = (db: Db, reader: Reader, id: string) =>
  collaborationsFor(db, reader)
    .select('c.field_versions')
    .where('c.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst();

/** Finds the organisation's deleted collaboration while its row is there, and locks it until the transaction ends. */
export const findRemovedForUpdate = (db: Db, { accountId, profileId }: Reader, id: string) =>
  withRights(allOf(db, profileId), accountId)
    .select((eb) => eb.ref('c.removed_at').$notNull().as('removed_at'))
    .where('c.id', '=', id)
    .where('c.removed_at', 'is not', null)
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

/**
 * Finds the figures about the member's collaborations; `today` (ISO day) decides which milestones are overdue. All but
 * The other figures count archived collaborations too: the work was done. Cancelled ones are only among `all_initiatives`.
 */
export async function findCollaborationStats(db: Db, { accountId, profileId }: Reader, today: string) {
  const {
    rows: [stats],
  } = await sql<{
    active_initiatives: number;
    all_initiatives: number;
    total_partners: number;
    total_budget: number;
    milestones_met: number;
    milestones_overdue: number;
  }>`
    with every as (
      select c.id, c.budget, c.status, c.archived_at from collaborations c
      join collaboration_participants mine on mine.collaboration_id = c.id and mine.profile_id = ${profileId}
      where ${readableBy(accountId)}
    ), mine as (
      select id, budget from every where status <> 'cancelled'
    )
    select
      (select count(*)::int from every where archived_at is null and status = 'active') as active_initiatives,
      (select count(*)::int from every where archived_at is null) as all_initiatives,
      (select count(distinct coalesce(p.profile_id::text, lower(p.name)))::int
        from collaboration_participants p join mine on mine.id = p.collaboration_id
        where p.profile_id is distinct from ${profileId} and p.left_at is null) as total_partners,
      (select coalesce(sum(budget), 0)::bigint from mine) as total_budget,
      (select count(*)::int from collaboration_milestones m join mine on mine.id = m.collaboration_id
        where m.status = 'completed') as milestones_met,
      (select count(*)::int from collaboration_milestones m join mine on mine.id = m.collaboration_id
        where m.status <> 'completed' and m.due_date < ${today}::date) as milestones_overdue`.execute(db);
  if (!stats) throw new Error('an aggregate without rows');
  return stats;
}
