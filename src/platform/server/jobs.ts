import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { SecretKeys } from './crypto/secret-keys.ts';
import type { Db } from './database/connect.ts';
import { bringJobTimesBack } from './database/job-times.ts';
import { type JobSeal, sealOf } from './job-seals.ts';
import { seldom } from './seldom.ts';

/** Work that is done after the request that asks for it, at least once, by whichever process is free. */
export interface Jobs {
  /**
   * Stores a job with the caller's transaction: it runs if and only if the transaction commits.
   * @param priority of the jobs that wait in a queue the one with the highest goes first, and then the oldest.
   */
  enqueue(db: Db, queue: string, data: object, priority?: number): Promise<void>;
  /** Lets this process look for work of a queue now rather than at its next round. */
  wake(queue: string): void;
  /**
   * Moves jobs that were given up from the queue that keeps them back to where they come from, with the caller's
   * transaction; without `ids` at most a thousand. @returns their number.
   */
  redo(db: Db, keptIn: string, ids?: string[]): Promise<number>;
  /** Returns when a schedule (cron, UTC) starts its next job after an instant. */
  nextRun(cron: string, after: Date): Date | null;
  stop(): Promise<void>;
}

/**
 * Does one job, whose data is an empty object where a schedule starts it. It may run again for the same job. `jobs` is for work that
 * leads to further work.
 */
export type Work = (data: never, jobs: Jobs) => Promise<void>;

/** The work of a queue, and its settings where they are not the usual ones. */
export interface JobHandler {
  work: Work;
  /** Number of jobs that are fetched and done together; one unless said. */
  atOnce?: number;
  /** Number of loops that fetch: with two, a job that takes long holds up none but those fetched with it. */
  loops?: number;
  /** Number of tries after the first, and the longest wait between two in seconds: 5 s at first, then twice as long. */
  retries?: { limit: number; longestWait?: number };
  /** The queue that keeps the jobs that were given up. */
  keptIn?: string;
  /** Names of the parts of a job's data that lie sealed in the table: secrets, and what says about whom it is. */
  seals?: readonly string[];
}

/** What to do with the jobs of a queue, and when one without data starts (cron, UTC): once for all processes. */
type QueueHandler = JobHandler & { queue: string; schedule?: string };

/** Thrown by a job's work when another try would end the same. */
export class HopelessJob extends Error {}

const RETRIES: NonNullable<JobHandler['retries']> = { limit: 8 };

/** Without a handler of its own; an operator looks into it, or has its jobs done again (`redoJobs`). */
const KEPT = { retentionSeconds: 30 * 24 * 3600 };

const openBoss = (
  pool: pg.Pool,
  log: FastifyBaseLogger,
  options: { supervise?: boolean; schedule?: boolean } = {},
) => {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, ...options });
  // Every queue looks for work each second, and finds the same thing wrong.
  const onError = seldom((error, leftOut) => log.error({ err: error, leftOut }, 'job queue'));
  boss.on('error', onError);
  return boss;
};

/**
 * Brings the schema of the job queue up to date, for a server whose own role may not.
 * @param address of the database for the role that owns the schema.
 */
export async function prepareJobs(address: string, log: FastifyBaseLogger): Promise<void> {
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  pool.on('error', () => undefined);
  try {
    const boss = openBoss(pool, log, { supervise: false, schedule: false });
    await boss.start();
    await boss.stop({ graceful: false });
  } finally {
    await pool.end();
  }
}

/**
 * Starts the job queue (pg-boss, schema `pgboss` of the same database).
 * @param handlers what to do with the jobs of each queue; work that throws is tried again, up to eight times.
 * @param keys seal the data of jobs; null where no handler asks for it.
 */
export async function startJobs(
  pool: pg.Pool,
  handlers: readonly QueueHandler[],
  log: FastifyBaseLogger,
  keys: SecretKeys | null = null,
): Promise<Jobs> {
  const seals = new Map(handlers.map(({ queue, seals }) => [queue, sealOf(queue, seals, keys)]));
  const boss = openBoss(pool, log);
  await boss.start();
  await bringJobTimesBack(pool);
  const loops = new Map<string, string[]>();
  const wakeLoop = (queue: string, place: number) => {
    const id = loops.get(queue)?.[place];
    if (id) boss.notifyWorker(id);
  };
  const jobs: Jobs = {
    async enqueue(db, queue, data, priority = 0) {
      await boss.send(queue, seals.get(queue)?.close(data) ?? data, { db: fromKysely(db), priority });
    },
    wake: (queue) => wakeLoop(queue, 0),
    redo: (db, keptIn, ids) => boss.redrive(keptIn, { db: fromKysely(db), ...(ids && { ids }) }),
    nextRun: (cron, from) => boss.previewSchedule(cron, { from, count: 1 })[0] ?? null,
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { queue, ...handler } of handlers) {
    await prepareQueue(boss, { name: queue, known }, handler);
    const doJob = jobDoer(queue, opened(handler.work, seals.get(queue)), jobs, log);
    const ids: string[] = [];
    loops.set(queue, ids);
    for (let place = 0; place < (handler.loops ?? 1); place += 1) {
      const options = {
        pollingIntervalSeconds: 1,
        batchSize: handler.atOnce ?? 1,
        perJobResults: true,
        includeMetadata: true,
      } as const;
      const id = await boss.work(queue, options, async (batch: JobWithMetadata<object | null>[]) => {
        // Where there were jobs there may be more: look again at once, until there are none.
        wakeLoop(queue, place + 1);
        const results = await Promise.all(batch.map(doJob));
        wakeLoop(queue, place);
        return results;
      });
      ids.push(id);
    }
  }
  const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { queue, schedule } of handlers)
    if (schedule && scheduled.get(queue) !== schedule) await boss.schedule(queue, schedule);
  return jobs;
}

/** Creates the queue, or brings one that an earlier version created up to date. One that is as it should be costs nothing. */
async function prepareQueue(
  boss: PgBoss,
  { name, known }: { name: string; known: ReadonlyMap<string, object> },
  handler: JobHandler,
): Promise<void> {
  const { retries = RETRIES, keptIn } = handler;
  const options = {
    retryLimit: retries.limit,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
    ...(retries.longestWait && { retryDelayMax: retries.longestWait }),
    ...(keptIn && { deadLetter: keptIn }),
  };
  const isLike = (queue: object | undefined) =>
    Object.entries(options).every(([option, value]) => Object(queue)[option] === value);
  if ((!keptIn || known.has(keptIn)) && isLike(known.get(name))) return;
  if (keptIn) await boss.createQueue(keptIn, KEPT);
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}

/** Does the work with the data as they were before they were sealed; a schedule starts jobs without any. */
const opened =
  (work: Work, seal: JobSeal | undefined) =>
  async (stored: object | null, jobs: Jobs): Promise<void> => {
    const data = seal && stored ? seal.open(stored) : (stored ?? {});
    if (!data) throw new HopelessJob('The job was sealed with another SESSION_SECRET');
    await (work as (data: object, jobs: Jobs) => Promise<void>)(data, jobs);
  };

/** Does one job of a batch and says how it ended, so that it fails alone. */
function jobDoer(
  queue: string,
  work: (data: object | null, jobs: Jobs) => Promise<void>,
  jobs: Jobs,
  log: FastifyBaseLogger,
) {
  return async ({ id, data, retryCount, retryLimit }: JobWithMetadata<object | null>): Promise<JobResult> => {
    try {
      await work(data, jobs);
      return { id, status: 'completed' };
    } catch (error) {
      const { code, message, cause } = error as Error & { code?: string };
      const isLast = error instanceof HopelessJob || retryCount >= retryLimit;
      // Not its message: that of a mail server repeats the address.
      const line = { queue, job: id, code: code ?? (cause as { code?: string } | undefined)?.code };
      if (isLast) log.error(line, 'job given up');
      else log.warn(line, 'job failed');
      const output = { code: line.code, message };
      return { id, status: error instanceof HopelessJob ? 'deadletter' : 'failed', output };
    }
  };
}

/** Moves the jobs that were given up back to the queues that they come from. @returns their number. */
export async function redoJobs(pool: pg.Pool, keptIn: string, log: FastifyBaseLogger): Promise<number> {
  const boss = openBoss(pool, log, { supervise: false });
  await boss.start();
  try {
    await boss.createQueue(keptIn, KEPT);
    for (let total = 0; ; ) {
      const moved = await boss.redrive(keptIn);
      total += moved;
      if (moved === 0) return total;
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
