import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { MAIL_QUEUE, UNSENT_MAIL_QUEUE } from '#platform/server/mail/mail.ts';
import { failureOf, maskAddress } from './failure-words.rules.ts';
import type { FailedJob, FailedJobsQuery, FailedMail, JobQueue } from './jobs.contract.ts';
import * as jobs from './jobs.repository.ts';

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** Lists the queues, those with failures first, with the next run of their schedules. */
export async function listJobQueues(ctx: MemberContext): Promise<{ queues: JobQueue[] }> {
  const rows = await jobs.findQueues(ctx.db, dayBefore(ctx.now));
  const queues = rows.map((row) => ({
    ...row,
    next_run_at: row.schedule ? (ctx.jobs.nextRun(row.schedule, ctx.now)?.toISOString() ?? null) : null,
  }));
  return { queues };
}

export async function listFailedJobs(
  ctx: MemberContext,
  { queue, ...query }: FailedJobsQuery,
): Promise<{ records: FailedJob[]; pagination: Pagination }> {
  const [rows, total] = await Promise.all([
    jobs.findFailedJobs(ctx.db, queue, query),
    jobs.countFailedJobs(ctx.db, queue),
  ]);
  const records = rows.map(({ output, ...job }) => ({ ...job, error: failureOf(output) }));
  return { records, pagination: paginationOf(query, total) };
}

/** Lets a job run again now. @throws AppError JOB_NOT_FAILED if it does not wait after a failure, or another admin was first. */
export async function retryJob(ctx: MemberContext, id: string): Promise<{ count: number }> {
  const queue = await transact(ctx, async (ctx) => {
    const [queue] = await jobs.runAgain(ctx.db, { id });
    if (!queue) throw new AppError('JOB_NOT_FAILED');
    recordAct(ctx, { kind: 'job-retried', subject: ['job', id], facts: { queue } });
    return queue;
  });
  ctx.jobs.wake(queue);
  return { count: 1 };
}

/** Lets all failed jobs of a queue run again now. @throws AppError JOB_QUEUE_NOT_FOUND, JOB_NOT_FAILED if there are none. */
export async function retryQueue(ctx: MemberContext, queue: string): Promise<{ count: number }> {
  const count = await transact(ctx, async (ctx) => {
    if (!(await jobs.hasQueue(ctx.db, queue))) throw new AppError('JOB_QUEUE_NOT_FOUND');
    const { length } = await jobs.runAgain(ctx.db, { queue });
    if (length === 0) throw new AppError('JOB_NOT_FAILED');
    recordAct(ctx, { kind: 'queue-retried', subject: ['queue', queue], facts: { jobs: length } });
    return length;
  });
  ctx.jobs.wake(queue);
  return { count };
}

export const getMailCounts = (ctx: MemberContext) => jobs.countMails(ctx.db, dayBefore(ctx.now));

export async function listFailedMails(
  ctx: MemberContext,
  query: PageQuery,
): Promise<{ records: FailedMail[]; pagination: Pagination }> {
  const [rows, total] = await Promise.all([
    jobs.findFailedMails(ctx.db, query),
    jobs.countFailedMails(ctx.db),
  ]);
  const records = rows.map(({ output, to, ...mail }) => ({
    ...mail,
    to: maskAddress(to),
    error: failureOf(output),
  }));
  return { records, pagination: paginationOf(query, total) };
}

/** Sends a mail again that failed. @throws AppError MAIL_NOT_FAILED if another admin was first. */
export async function retryMail(ctx: MemberContext, id: string): Promise<{ count: number }> {
  await transact(ctx, async (ctx) => {
    const count =
      (await jobs.hurryMails(ctx.db, id)) || (await ctx.jobs.redo(ctx.db, UNSENT_MAIL_QUEUE, [id]));
    if (count === 0) throw new AppError('MAIL_NOT_FAILED');
    recordAct(ctx, { kind: 'mail-retried', subject: ['mail', id] });
  });
  ctx.jobs.wake(MAIL_QUEUE);
  return { count: 1 };
}

/** Sends all mails again that failed. @throws AppError MAIL_NOT_FAILED if there are none. */
export async function retryMails(ctx: MemberContext): Promise<{ count: number }> {
  const count = await transact(ctx, async (ctx) => {
    const count = (await jobs.hurryMails(ctx.db)) + (await ctx.jobs.redo(ctx.db, UNSENT_MAIL_QUEUE));
    if (count === 0) throw new AppError('MAIL_NOT_FAILED');
    recordAct(ctx, { kind: 'mails-retried', subject: ['queue', MAIL_QUEUE], facts: { mails: count } });
    return count;
  });
  ctx.jobs.wake(MAIL_QUEUE);
  return { count };
}

/** Deletes a mail that failed. @throws AppError MAIL_NOT_FAILED. */
export function giveUpMail(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await jobs.deleteFailedMail(ctx.db, id))) throw new AppError('MAIL_NOT_FAILED');
    recordAct(ctx, { kind: 'mail-given-up', subject: ['mail', id] });
    return { id };
  });
}

/** Counts jobs and mails that were given up, at most a hundred. */
export const countGivenUp = (ctx: Context): Promise<number> => jobs.countGivenUp(ctx.db);
