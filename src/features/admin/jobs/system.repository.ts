import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { MAIL_QUEUE, UNSENT_MAIL_QUEUE } from '#platform/server/mail/mail.ts';
import type { Period, SystemFigures } from './system.contract.ts';

interface DatabaseRow {
  bytes: number;
  connections: number;
  connections_max: number;
  oldest_transaction_at: string | null;
  /** Seconds; null where the role may not see it. */
  lags: (number | null)[];
  /** Names of the connections that listen, one of each process. */
  names: string[];
}

/** Reads what the database knows about itself. */
export async function findDatabaseFacts(db: Db): Promise<DatabaseRow> {
  const { rows } = await sql<DatabaseRow>`
    with own as (
      select application_name, xact_start from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    )
    select pg_database_size(current_database()) as bytes,
      (select count(*)::int + 1 from own) as connections,
      current_setting('max_connections')::int as connections_max,
      (select min(xact_start) from own) as oldest_transaction_at,
      coalesce((select json_agg(extract(epoch from replay_lag)::float) from pg_stat_replication), '[]') as lags,
      coalesce((select json_agg(application_name) from own where application_name like 'dayitva %'), '[]') as names`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('the database knows its size');
  return found;
}

/** Stores the figures of this moment, once for each `taken_at`. */
export async function storeSample(db: Db, takenAt: Date): Promise<void> {
  await sql`
    insert into system_samples (taken_at, waiting_jobs, failed_jobs, mails_sent, database_bytes, connections)
    select ${takenAt}::timestamptz,
      count(*) filter (where own and (state = 'active' or state < 'active' and start_after <= ${takenAt})),
      count(*) filter (where own and state = 'failed' or name = ${UNSENT_MAIL_QUEUE} and state = 'created'),
      count(*) filter (where name = ${MAIL_QUEUE} and state = 'completed' and completed_on <= ${takenAt}
        and completed_on > coalesce((select max(taken_at) from system_samples), ${takenAt}::timestamptz - interval '15 minutes')),
      pg_database_size(current_database()),
      (select count(*) from pg_stat_activity where datname = current_database())
    from (select name, state, start_after, completed_on,
        name not in (${MAIL_QUEUE}, ${UNSENT_MAIL_QUEUE}) and left(name, 2) <> '__' as own from pgboss.job) job
    on conflict (taken_at) do nothing`.execute(db);
}

export async function deleteSamplesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('system_samples').where('taken_at', '<', before.toISOString()).execute();
}

const STEPS: Record<Period, string> = { day: 'hour', month: 'day' };

/** Finds the figures since an instant, by hour or by day in India, oldest first. */
export async function findFigures(db: Db, period: Period, since: Date): Promise<SystemFigures[]> {
  const step = STEPS[period];
  const { rows } = await sql<SystemFigures>`
    select date_trunc(${step}::text, taken_at, 'Asia/Kolkata') as at, max(waiting_jobs) as waiting_jobs,
      max(failed_jobs) as failed_jobs, sum(mails_sent)::int as mails_sent,
      (array_agg(database_bytes order by taken_at desc))[1] as database_bytes, max(connections) as connections
    from system_samples where taken_at >= ${since}
    group by 1 order by 1`.execute(db);
  return rows;
}
