import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ServiceId, ServiceState } from './status.rules.ts';

/** Asks the database for an answer. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

/** How the mails in these queues of pg-boss wait. */
interface WaitingMails {
  /** ISO instant since when the oldest mail that was not tried yet could have left; null if none waits. */
  due_since: string | null;
  /** Mails that failed and wait for their next try. */
  failing: number;
  /** When the last mail left, of those that failed or not; null if none did. Only looked up while mails fail. */
  delivered_at: string | null;
}

/** @param now mails that may leave later do not wait yet. */
export async function findWaitingMails(db: Db, queues: string[], now: Date): Promise<WaitingMails> {
  const { rows } = await sql<WaitingMails>`
    with waiting as (
      select state, start_after from pgboss.job where name = any(${queues}) and state < 'active'
    )
    select
      (select min(start_after) from waiting where state = 'created' and start_after <= ${now}) as due_since,
      (select count(*)::int from waiting where state = 'retry') as failing,
      case when exists (select from waiting where state = 'retry')
        then (select max(completed_on) from pgboss.job where name = any(${queues}) and state = 'completed') end
        as delivered_at`.execute(db);
  return rows[0] ?? { due_since: null, failing: 0, delivered_at: null };
}

/** Finds since when the oldest job could have started that still waits in these queues; null if none does. */
export async function findOldestDueJob(db: Db, queues: string[], now: Date): Promise<string | null> {
  const { rows } = await sql<{ due_since: string | null }>`
    select min(start_after) as due_since from pgboss.job
    where name = any(${queues}) and state < 'active' and start_after <= ${now}`.execute(db);
  return rows[0]?.due_since ?? null;
}

/** Reads when a source of news that is switched on was read last, and tried last; null if none was. */
export async function findNewsSync(db: Db) {
  return db
    .selectFrom('news_sources')
    .select((eb) => [
      eb.fn.countAll<number>().as('sources'),
      eb.fn.max('succeeded_at').as('succeeded_at'),
      eb.fn.max('fetched_at').as('fetched_at'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .where('is_active', '=', true)
    .where('url', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** A state that a probe has found. */
interface ProbeResult {
  service: ServiceId;
  state: ServiceState;
  took_ms: number | null;
  detail: string;
}

/** Takes the rows of a minute. @returns false if another process has them. */
export async function claimMinute(db: Db, minute: Date, services: readonly string[]): Promise<boolean> {
  const claimed = await db
    .insertInto('status_probes')
    .values(services.map((service) => ({ minute, service })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('service')
    .execute();
  return claimed.length > 0;
}

/** Lets one round after the other be stored. */
export async function lockRounds(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('status_probes'))`.execute(db);
}

/** Services that a planned maintenance covers at this minute. */
export async function findMaintained(db: Db, minute: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('status_maintenance')
    .select('services')
    .where('starts_at', '<=', minute.toISOString())
    .where('ends_at', '>', minute.toISOString())
    .execute();
  return new Set(rows.flatMap(({ services }) => services));
}

export async function storeResults(db: Db, minute: Date, results: ProbeResult[]): Promise<void> {
  for (const { service, ...found } of results) {
    await db
      .updateTable('status_probes')
      .set(found)
      .where('minute', '=', minute.toISOString())
      .where('service', '=', service)
      .execute();
  }
}

/** Last minute that is counted in any day; null before the first round. */
export async function findCountedUntil(db: Db): Promise<string | null> {
  const { last } = await db
    .selectFrom('status_days')
    .select((eb) => eb.fn.max('counted_until').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

/** Which minutes a statement counts, all of them full ones. */
interface Count {
  /** Minute of the round: where a service begins that was not measured before. */
  minute: Date;
  /** First minute that can be counted. */
  earliest: Date;
  /** Last minute to count now. */
  until: Date;
}

/**
 * Counts the minutes that are not counted yet. A minute without a row lies between two rounds: it is an outage, or
 * maintenance where one was planned.
 */
export async function countMinutes(
  db: Db,
  { minute, earliest, until }: Count,
  services: readonly string[],
): Promise<void> {
  await sql`
    with last as materialized (
      select s.service, greatest(
        coalesce(
          (select counted_until + interval '1 minute' from status_days
            where service = s.service order by day desc limit 1),
          ${minute}::timestamptz),
        ${earliest}::timestamptz) as begins
      from unnest(${services}::text[]) as s (service)
    ), planned as (
      select distinct u.service, m.minute
      from status_maintenance w
      cross join lateral unnest(w.services) as u (service)
      cross join lateral generate_series(
        date_trunc('minute', greatest(w.starts_at, (select min(begins) from last))),
        least(w.ends_at, ${until}::timestamptz), interval '1 minute') as m (minute)
      where w.ends_at > (select min(begins) from last) and m.minute >= w.starts_at and m.minute < w.ends_at
    ), counted as (
      select service, minute, (minute at time zone 'Asia/Kolkata')::date as day,
        coalesce(p.state, case when w.minute is null then 'outage' else 'maintenance' end) as state
      from last
      cross join lateral generate_series(last.begins, ${until}::timestamptz, interval '1 minute') as m (minute)
      left join status_probes p using (minute, service)
      left join planned w using (minute, service)
    )
    insert into status_days as d
      (service, day, operational, degraded, maintenance, outage, unknown, counted_until)
    select service, day,
      count(*) filter (where state = 'operational'),
      count(*) filter (where state = 'degraded'),
      count(*) filter (where state = 'maintenance'),
      count(*) filter (where state = 'outage'),
      count(*) filter (where state = 'unknown'),
      max(minute)
    from counted
    group by service, day
    on conflict (service, day) do update set
      operational = d.operational + excluded.operational,
      degraded = d.degraded + excluded.degraded,
      maintenance = d.maintenance + excluded.maintenance,
      outage = d.outage + excluded.outage,
      unknown = d.unknown + excluded.unknown,
      counted_until = excluded.counted_until`.execute(db);
}

/** Deletes minutes, all of which are counted, and days that are too old. */
export async function deleteOldMeasurements(db: Db, minutesBefore: Date, daysBefore: string): Promise<void> {
  await db.deleteFrom('status_probes').where('minute', '<', minutesBefore.toISOString()).execute();
  await db.deleteFrom('status_days').where('day', '<', daysBefore).execute();
}
