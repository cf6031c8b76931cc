import { type RawBuilder, sql } from 'kysely';
import type { PageQuery } from '#platform/contract/paging.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { MAIL_QUEUE, UNSENT_MAIL_QUEUE } from '#platform/server/mail/mail.ts';

/** Names of queues of pg-boss itself begin with two lines below. */
const ownWork = (name: RawBuilder<unknown>) =>
  sql`(${name} not in (${MAIL_QUEUE}, ${UNSENT_MAIL_QUEUE}) and left(${name}, 2) <> '__')`;
const OWN_WORK = ownWork(sql.ref('name'));
const OWN_QUEUE = ownWork(sql.ref('q.name'));

/** Failed, with another try ahead; `retry` is also the state of one that an admin lets run again. */
const FAILING = sql`state = 'retry' and start_after > now()`;

interface QueueRow {
  name: string;
  waiting: number;
  running: number;
  done: number;
  failing: number;
  failed: number;
  schedule: string | null;
  last_run_at: string | null;
}

/** Counts the jobs of every queue but that of mails, by what is under way with them. @param since start of what counts as done. */
export async function findQueues(db: Db, since: Date): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.running, 0) as running, coalesce(j.done, 0) as done,
      coalesce(j.failing, 0) as failing, coalesce(j.failed, 0) as failed, s.cron as schedule, j.last_run_at
    from pgboss.queue q
    left join pgboss.schedule s on s.name = q.name and s.key = ''
    left join (
      select name,
        count(*) filter (where state = 'created' or (state = 'retry' and start_after <= now()))::int as waiting,
        count(*) filter (where state = 'active')::int as running,
        count(*) filter (where state = 'completed' and completed_on > ${since})::int as done,
        count(*) filter (where ${FAILING})::int as failing,
        count(*) filter (where state = 'failed')::int as failed,
        max(started_on) as last_run_at
      from pgboss.job where ${OWN_WORK} group by name
    ) j on j.name = q.name
    where ${OWN_QUEUE}
    order by coalesce(j.failed, 0) = 0, coalesce(j.failing, 0) = 0, q.name`.execute(db);
  return rows;
}

interface FailedRow {
  id: string;
  queue: string;
  output: unknown;
  tries: number;
  created_at: string;
  failed_at: string | null;
  next_try_at: string | null;
}

const failedJobs = (queue: string | undefined): RawBuilder<unknown> => sql`
  from pgboss.job where ${OWN_WORK} and (state = 'failed' or (${FAILING}))
    and (${queue ?? null}::text is null or name = ${queue ?? null})`;

/** Finds one page of the jobs that failed: those given up first, the latest first. */
export async function findFailedJobs(
  db: Db,
  queue: string | undefined,
  { page, pageSize }: PageQuery,
): Promise<FailedRow[]> {
  const { rows } = await sql<FailedRow>`
    select id, name as queue, output, retry_count + 1 as tries, created_on as created_at,
      coalesce(completed_on, started_on) as failed_at,
      case when state = 'retry' then start_after end as next_try_at
    ${failedJobs(queue)}
    order by state = 'failed' desc, coalesce(completed_on, started_on) desc, id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows;
}

export async function countFailedJobs(db: Db, queue: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${failedJobs(queue)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/**
 * Lets jobs that failed run now: of a queue, or one of any queue. A job that was given up gets one more try.
 * @returns the queue of each.
 */
export async function runAgain(db: Db, which: { id: string } | { queue: string }): Promise<string[]> {
  const chosen = 'id' in which ? sql`id = ${which.id}` : sql`name = ${which.queue}`;
  const { rows } = await sql<{ name: string }>`
    update pgboss.job set
      retry_limit = greatest(retry_limit, retry_count + 1), state = 'retry', completed_on = null, start_after = now(),
      keep_until = greatest(keep_until, now() + interval '1 day')
    where ${OWN_WORK} and (state = 'failed' or (${FAILING})) and ${chosen}
    returning name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function hasQueue(db: Db, queue: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pgboss.queue where ${OWN_WORK} and name = ${queue}`.execute(db);
  return rows.length > 0;
}

/** Counts what was given up, jobs and mails, at most a hundred. */
export async function countGivenUp(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from pgboss.job
      where (${OWN_WORK} and state = 'failed') or (name = ${UNSENT_MAIL_QUEUE} and state = 'created')
      limit 100) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

const FAILED_MAILS = sql`
  from pgboss.job where (name = ${UNSENT_MAIL_QUEUE} and state = 'created') or (name = ${MAIL_QUEUE} and ${FAILING})`;

interface FailedMailRow {
  id: string;
  to: string;
  subject: string;
  output: unknown;
  tries: number;
  created_at: string;
  next_try_at: string | null;
}

/** Counts the mails by what is under way with them. */
export async function countMails(db: Db, since: Date) {
  const { rows } = await sql<{ waiting: number; sent: number; failing: number; failed: number }>`
    select
      count(*) filter (where name = ${MAIL_QUEUE} and
        (state in ('created', 'active') or (state = 'retry' and start_after <= now())))::int as waiting,
      count(*) filter (where name = ${MAIL_QUEUE} and state = 'completed' and completed_on > ${since})::int as sent,
      count(*) filter (where name = ${MAIL_QUEUE} and ${FAILING})::int as failing,
      count(*) filter (where name = ${UNSENT_MAIL_QUEUE} and state = 'created')::int as failed
    from pgboss.job where name in (${MAIL_QUEUE}, ${UNSENT_MAIL_QUEUE})`.execute(db);
  return rows[0] ?? { waiting: 0, sent: 0, failing: 0, failed: 0 };
}

/** Finds one page of the mails that failed: those given up first, the latest first. */
export async function findFailedMails(db: Db, { page, pageSize }: PageQuery): Promise<FailedMailRow[]> {
  const { rows } = await sql<FailedMailRow>`
    select id, data->>'to' as to, data->>'subject' as subject, coalesce(source_output, output) as output,
      coalesce(source_retry_count, retry_count) + 1 as tries, coalesce(source_created_on, created_on) as created_at,
      case when state = 'retry' then start_after end as next_try_at
    ${FAILED_MAILS}
    order by state = 'retry', created_on desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
    db,
  );
  return rows;
}

export async function countFailedMails(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${FAILED_MAILS}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Lets mails leave now that wait for another try: one, or all. @returns their number. */
export async function hurryMails(db: Db, id?: string): Promise<number> {
  const { rows } = await sql`
    update pgboss.job set start_after = now()
    where name = ${MAIL_QUEUE} and ${FAILING} and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    returning 1`.execute(db);
  return rows.length;
}

/** Deletes a mail that failed. @returns false if there is none with this id. */
export async function deleteFailedMail(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from pgboss.job
    where id = ${id} and ((name = ${UNSENT_MAIL_QUEUE} and state = 'created') or (name = ${MAIL_QUEUE} and ${FAILING}))
    returning 1`.execute(db);
  return rows.length > 0;
}
