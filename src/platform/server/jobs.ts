import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db } from './database/connect.ts';

/** Work that is done after the request that asks for it, at least once, by whichever process is free. */
export interface Jobs {
  /** Stores a job with the caller's transaction: it runs if and only if the transaction commits. */
  enqueue(db: Db, queue: string, data: object): Promise<void>;
  /** Lets this process look for work of a queue now rather than at its next round. */
  wake(queue: string): void;
  stop(): Promise<void>;
}

/** By queue: what to do with a job. `jobs` is for work that leads to further work. */
export type JobHandlers = Record<string, (data: never, jobs: Jobs) => Promise<void>>;

const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };

/**
 * Starts the job queue (pg-boss, schema `pgboss` of the same database).
 * @param handlers queue name -> what to do with a job; a handler that throws is tried again, up to eight times.
 * @param schedules queue name -> when a job without data comes by itself (cron, UTC): once for all processes.
 */
export async function startJobs(
  pool: pg.Pool,
  handlers: JobHandlers,
  log: FastifyBaseLogger,
  schedules: Record<string, string> = {},
): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const workers = new Map<string, string>();
  const jobs: Jobs = {
    async enqueue(db, queue, data) {
      await boss.send(queue, data, { db: fromKysely(db) });
    },
    wake(queue) {
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
  for (const [queue, handler] of Object.entries(handlers)) {
    await boss.createQueue(queue, RETRIES);
    const work = handler as (data: object, jobs: Jobs) => Promise<void>;
    workers.set(
      queue,
      await boss.work<object>(queue, { pollingIntervalSeconds: 1, batchSize: 1 }, async ([job]) => {
        if (!job) return;
        await work(job.data, jobs).catch((error) => {
          // Not its message: that of a mail server repeats whom the mail is for.
          log.warn({ queue, job: job.id, code: error?.code }, 'job failed');
          throw error;
        });
      }),
    );
  }
  for (const [queue, cron] of Object.entries(schedules)) await boss.schedule(queue, cron);
  return jobs;
}
