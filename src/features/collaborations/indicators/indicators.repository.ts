import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { hasAsMany } from '#platform/server/database/member-counts.ts';
import type { Indicator, IndicatorInput, IndicatorTotal, IndicatorUpdate } from './indicators.contract.ts';

/** A decimal text as the database stores it. The driver's own number would lose digits. */
export const numeric = (decimal: string): RawBuilder<number> => sql<number>`${decimal}::numeric`;

/** The last reading of a group on or before all days, by an index. */
const LAST = sql`select value, reading_date from collaboration_readings r
  where r.indicator_id = i.id and r.group_name = g.name order by reading_date desc limit 1`;

const INDICATOR = sql`
  i.id, i.name, i.unit, i.description, i.sdg_goal, i.direction, i.total_from, i.baseline_date, i.target_date,
  trim_scale(i.baseline_value)::text as baseline_value, trim_scale(i.target_value)::text as target_value,
  (select count(*)::int from collaboration_readings r where r.indicator_id = i.id) as readings,
  trim_scale(total.value)::text as actual_value, total.reading_date as actual_date,
  (select coalesce(jsonb_agg(jsonb_build_object('name', g.name, 'value', trim_scale(last.value)::text,
      'reading_date', last.reading_date) order by g.at), '[]'::jsonb)
    from unnest(i.groups) with ordinality g (name, at) left join lateral (${LAST}) last on true) as groups`;

const TOTAL = sql`left join lateral (
  select sum(last.value) as value, max(last.reading_date) as reading_date
  from unnest(case i.total_from when 'groups' then i.groups else array[''] end) g (name)
  cross join lateral (${LAST}) last) total on true`;

/** Finds the indicators of a collaboration in the order in which they were added. */
export async function findIndicators(db: Db, collaborationId: string): Promise<Indicator[]> {
  const { rows } = await sql<Indicator>`select ${INDICATOR} from collaboration_indicators i ${TOTAL}
    where i.collaboration_id = ${collaborationId} order by i.created_at, i.id`.execute(db);
  return rows;
}

export async function findIndicator(
  db: Db,
  collaborationId: string,
  id: string,
): Promise<Indicator | undefined> {
  const { rows } = await sql<Indicator>`select ${INDICATOR} from collaboration_indicators i ${TOTAL}
    where i.collaboration_id = ${collaborationId} and i.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks an indicator until the transaction ends: its readings must fit its groups. @returns whether it is there. */
export async function lockIndicator(db: Db, collaborationId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('collaboration_indicators')
    .select('id')
    .where('collaboration_id', '=', collaborationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds the total of an indicator after each day with a reading, by day. */
export async function findTotals(db: Db, id: string): Promise<IndicatorTotal[]> {
  // The sum of all steps up to a day is the sum of the last readings of all groups.
  const { rows } = await sql<IndicatorTotal>`
    select reading_date, trim_scale(value)::text as value from (
      select reading_date, sum(step) over (order by reading_date) as value
      from (
        select r.reading_date,
          r.value - coalesce(lag(r.value) over (partition by r.group_name order by r.reading_date), 0) as step
        from collaboration_readings r join collaboration_indicators i on i.id = r.indicator_id
        where i.id = ${id} and (r.group_name <> '') = (i.total_from = 'groups')) steps) totals
    group by reading_date, value order by reading_date`.execute(db);
  return rows;
}

/** Returns true if the collaboration already has `max` indicators. */
export const hasIndicators = (db: Db, collaborationId: string, max: number) =>
  hasAsMany(db, { table: 'collaboration_indicators', column: 'collaboration_id' }, collaborationId, max);

export async function insertIndicator(
  db: Db,
  {
    baseline_value,
    target_value,
    ...indicator
  }: IndicatorInput & {
    id: string;
    collaboration_id: string;
    created_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('collaboration_indicators')
    .values({
      ...indicator,
      baseline_value: numeric(baseline_value),
      target_value: numeric(target_value),
      updated_at: indicator.created_at,
    })
    .execute();
}

export async function updateIndicator(
  db: Db,
  id: string,
  { baseline_value, target_value, ...changes }: IndicatorUpdate & { updated_at: Date },
): Promise<void> {
  await db
    .updateTable('collaboration_indicators')
    .set({
      ...changes,
      ...(baseline_value !== undefined && { baseline_value: numeric(baseline_value) }),
      ...(target_value !== undefined && { target_value: numeric(target_value) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Finds the groups of an indicator that have readings; '' is in it if there are totals. */
export async function findGroupsRead(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collaboration_readings')
    .select('group_name')
    .distinct()
    .where('indicator_id', '=', id)
    .execute();
  return rows.map(({ group_name }) => group_name);
}
