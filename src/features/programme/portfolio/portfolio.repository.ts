import { type RawBuilder, sql } from 'kysely';
import { spellingsOf } from '#platform/contract/places.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type {
  MilestoneSort,
  ProgrammeFilters,
  ProgrammeMilestone,
  ProgrammeRow,
  ProgrammeSort,
} from './portfolio.contract.ts';
import { daysOfYear } from './portfolio.rules.ts';

/** Who reads, for which organisation, on which day (ISO, in India). */
interface Reader {
  accountId: string;
  profileId: string;
  today: string;
}

interface Page<Sort> {
  page: number;
  pageSize: number;
  sort: Sort;
  /** `true`: backwards. */
  down?: 'true' | undefined;
}

/** The collaborations of an organisation that the person reads and that are not archived. */
const mineOf = ({ accountId, profileId }: Reader) => sql`
  select c.id, c.title, c.status, c.progress_percentage, c.budget, c.created_at,
    c.status not in ('completed', 'cancelled') as is_open, mine.id as participant_id,
    coalesce(c.start_date, (c.created_at at time zone 'Asia/Kolkata')::date) as first_day,
    coalesce(c.end_date, (coalesce(c.start_date, (c.created_at at time zone 'Asia/Kolkata')::date)
      + make_interval(months => c.duration_months))::date) as last_day,
    array(select p.name from collaboration_participants p where p.collaboration_id = c.id and p.left_at is null
      and p.profile_id is distinct from ${profileId} order by p.created_at, p.id) as partners,
    coalesce(
      (select r.geographic_scope from collaboration_requests r
        where r.collaboration_id = c.id and r.geographic_scope <> '{}' order by r.created_at limit 1),
      array(select distinct o.headquarters_state from collaboration_participants p join profiles o on o.id = p.profile_id
        where p.collaboration_id = c.id and o.organization_type = 'ngo' and o.headquarters_state is not null order by 1)
    ) as places
  from collaborations c
  join collaboration_participants mine on mine.collaboration_id = c.id and mine.profile_id = ${profileId}
  where c.archived_at is null and exists (select from collaboration_readers r
    where r.participant_id = mine.id and r.account_id = ${accountId})`;

/** The condition that a milestone `m` is the person's, or the organisation's where no person is named. */
const isOwn = ({ accountId }: Reader) => sql`m.owner_participant_id = mine.participant_id
  and (m.owner_account_id = ${accountId} or m.owner_account_id is null)`;

const containing = (words: string) => spellingsOf(words).map((one) => `%${one.replace(/[\\%_]/g, '\\$&')}%`);

/** What the filters say of a collaboration `mine`, but for those that are different for milestones. */
function conditions({ search, partner, place, status }: ProgrammeFilters): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(search ? [sql`mine.title ilike any(${containing(search)}::text[])`] : []),
    ...(partner ? [sql`${partner} = any(mine.partners)`] : []),
    ...(place ? [sql`${place} = any(mine.places)`] : []),
    ...(status ? [sql`mine.status = ${status}`] : []),
  ];
}

function conditionsOfRows(reader: Reader, filters: ProgrammeFilters): RawBuilder<unknown> {
  const { late, mine, year } = filters;
  const days = year && daysOfYear(year);
  return sql.join(
    [
      ...conditions(filters),
      ...(late ? [sql`coalesce(m.late, 0) > 0`] : []),
      ...(mine
        ? [
            sql`(exists (select from collaboration_seats s
              where s.participant_id = mine.participant_id and s.account_id = ${reader.accountId})
            or exists (select from collaboration_milestones m
              where m.collaboration_id = mine.id and m.status <> 'completed' and ${isOwn(reader)}))`,
          ]
        : []),
      ...(days
        ? [
            sql`mine.first_day <= ${days.to}::date and coalesce(mine.last_day, 'infinity') >= ${days.from}::date`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** Each order up and down; what has no value comes last both ways. */
const ROW_ORDERS: Record<ProgrammeSort, [up: string, down: string]> = {
  late: ['days_late desc, late_milestones desc, next_due nulls last', 'days_late, next_due desc nulls last'],
  title: ['lower(title)', 'lower(title) desc'],
  partner: ['lower(partners[1]) nulls last', 'lower(partners[1]) desc nulls last'],
  status: ['status_place', 'status_place desc'],
  milestone: ['next_due nulls last', 'next_due desc nulls last'],
  budget: ['budget desc nulls last', 'budget nulls last'],
  used: ['used desc nulls last', 'used nulls last'],
  report: ['report_due nulls last', 'report_due desc nulls last'],
};

const orderOf = (orders: [up: string, down: string], down: unknown) => sql.raw(`${orders[down ? 1 : 0]}, id`);

/**
 * Finds one page of the collaborations with their milestones, money and reports, each with the number of all, in one statement.
 * Milestones of collaborations that are over are never late. Only grants between the own organisation and a partner count, from
 * their agreement on.
 */
export async function findRows(
  db: Db,
  reader: Reader,
  { page, pageSize, sort, down, ...filters }: ProgrammeFilters & Page<ProgrammeSort>,
): Promise<(ProgrammeRow & { total: number })[]> {
  const { rows } = await sql<ProgrammeRow & { total: number }>`
    with mine as materialized (${mineOf(reader)}),
    milestones as (
      select m.collaboration_id, count(*)::int as every,
        (count(*) filter (where m.status = 'completed'))::int as completed,
        (count(*) filter (where m.status <> 'completed' and m.due_date < ${reader.today}::date and mine.is_open))::int as late,
        (array_agg(m.id order by m.due_date nulls last, m.created_at, m.id) filter (where m.status <> 'completed' and mine.is_open))[1]
          as next_id
      from collaboration_milestones m join mine on mine.id = m.collaboration_id group by m.collaboration_id
    ), money as (
      select g.collaboration_id, count(*)::int as grants, sum(g.agreed)::bigint as agreed, sum(g.released)::bigint as released,
        sum(g.utilised)::bigint as used, array_agg(distinct g.schedule_vii_item) as items
      from grants g join mine on mine.id = g.collaboration_id
      where g.agreed_version is not null and ${reader.profileId} in (g.funder_id, g.agency_id) group by g.collaboration_id
    ), reported as (
      select r.collaboration_id, max(r.period_to) as until from collaboration_reports r join mine on mine.id = r.collaboration_id
      where r.status <> 'draft' group by r.collaboration_id
    ), asked as (
      select mine.id, min(o.period_to) as until
      from mine join grants g on g.collaboration_id = mine.id
      join grant_tranches t on t.grant_id = g.id join grant_conditions o on o.tranche_id = t.id
      where o.kind = 'report_accepted' and ${reader.profileId} in (g.funder_id, g.agency_id)
        and g.state in ('agreed', 'active') and t.waived_at is null
        and not exists (select from collaboration_reports r where r.collaboration_id = mine.id
          and r.status in ('sent', 'accepted') and r.period_from <= o.period_from and r.period_to >= o.period_to)
      group by mine.id
    ), lines as (
      select mine.id, mine.title, mine.status, mine.progress_percentage, mine.partners, mine.places,
        coalesce(money.items, '{}') as schedule_vii_items,
        case when n.id is not null then json_build_object('id', n.id, 'title', n.title, 'due_date', n.due_date) end as next_milestone,
        n.due_date as next_due,
        case when coalesce(m.late, 0) > 0 then ${reader.today}::date - n.due_date else 0 end as days_late,
        coalesce(m.late, 0) as late_milestones, coalesce(m.completed, 0) as completed_milestones,
        coalesce(m.every, 0) as milestones, coalesce(money.grants, 0) as grants,
        coalesce(money.agreed, mine.budget) as budget, money.released, money.used,
        case when mine.status = 'active' then least(
          (date_trunc('quarter', reported.until + 1) + interval '3 months - 1 day')::date, asked.until) end as report_due,
        array_position(array['active', 'pending', 'planning', 'completed', 'cancelled'], mine.status) as status_place
      from mine
      left join milestones m on m.collaboration_id = mine.id
      left join collaboration_milestones n on n.id = m.next_id
      left join money on money.collaboration_id = mine.id
      left join reported on reported.collaboration_id = mine.id
      left join asked on asked.id = mine.id
      where ${conditionsOfRows(reader, filters)}
    )
    select id, title, status, progress_percentage, partners, places, schedule_vii_items, next_milestone, days_late,
      late_milestones, completed_milestones, milestones, grants, budget, released, used, report_due,
      (count(*) over ())::int as total
    from lines order by ${orderOf(ROW_ORDERS[sort], down)} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  );
  return rows;
}

const MILESTONE_ORDERS: Record<MilestoneSort, [up: string, down: string]> = {
  due: ['due_date nulls last', 'due_date desc nulls last'],
  title: ['lower(title)', 'lower(title) desc'],
  collaboration: [
    'lower(collaboration_title), due_date nulls last',
    'lower(collaboration_title) desc, due_date nulls last',
  ],
  late: ['days_late desc, due_date nulls last', 'days_late, due_date nulls last'],
};

function conditionsOfMilestones(
  reader: Reader,
  filters: ProgrammeFilters & { all?: 'true' | undefined },
): RawBuilder<unknown> {
  const { late, mine, year, all } = filters;
  const days = year && daysOfYear(year);
  return sql.join(
    [
      ...conditions(filters),
      ...(all ? [] : [sql`m.status <> 'completed' and mine.is_open`]),
      ...(late ? [sql`m.status <> 'completed' and mine.is_open and m.due_date < ${reader.today}::date`] : []),
      ...(mine ? [isOwn(reader)] : []),
      ...(days ? [sql`m.due_date between ${days.from}::date and ${days.to}::date`] : []),
    ],
    sql` and `,
  );
}

/** Finds one page of the milestones of all collaborations, each with the number of all. */
export async function findMilestonesOfAll(
  db: Db,
  reader: Reader,
  {
    page,
    pageSize,
    sort,
    down,
    ...filters
  }: ProgrammeFilters & { all?: 'true' | undefined } & Page<MilestoneSort>,
): Promise<(ProgrammeMilestone & { total: number })[]> {
  const { rows } = await sql<ProgrammeMilestone & { total: number }>`
    with mine as materialized (${mineOf(reader)}),
    lines as (
      select m.id, m.title, m.status, mine.id as collaboration_id, mine.title as collaboration_title, mine.partners,
        o.name as owner_organisation, oa.person_name as owner_person, m.due_date,
        (m.completed_at at time zone 'Asia/Kolkata')::date as completed_on,
        case when m.due_date is null or (m.status <> 'completed' and not mine.is_open) then 0 else greatest(0,
          coalesce((m.completed_at at time zone 'Asia/Kolkata')::date, ${reader.today}::date) - m.due_date) end as days_late
      from mine
      join collaboration_milestones m on m.collaboration_id = mine.id
      left join collaboration_participants o on o.id = m.owner_participant_id
      left join memberships om on om.account_id = m.owner_account_id and om.profile_id = o.profile_id
      left join accounts oa on oa.id = om.account_id
      where ${conditionsOfMilestones(reader, filters)}
    )
    select id, title, status, collaboration_id, collaboration_title, partners, owner_organisation, owner_person, due_date,
      completed_on, days_late, (count(*) over ())::int as total
    from lines order by ${orderOf(MILESTONE_ORDERS[sort], down)} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  );
  return rows;
}

/** Finds what the collaborations can be filtered by: names in order, and the first and the last day of any. */
export async function findChoices(db: Db, reader: Reader) {
  const { rows } = await sql<{
    partners: string[];
    places: string[];
    first_day: string | null;
    last_day: string | null;
  }>`
    with mine as materialized (${mineOf(reader)})
    select array(select distinct name from mine, unnest(mine.partners) name order by name) as partners,
      array(select distinct place from mine, unnest(mine.places) place order by place) as places,
      (select min(first_day) from mine) as first_day,
      (select max(coalesce(last_day, first_day)) from mine) as last_day`.execute(db);
  const [choices] = rows;
  if (!choices) throw new Error('an aggregate without rows');
  return choices;
}
