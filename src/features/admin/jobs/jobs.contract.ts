import { z } from 'zod';
import { IdParams, Instant, Uuid } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Name of a queue, as the server gives it. */
const QueueName = z
  .string('Queue must be text')
  .regex(/^[a-z][a-z-]{1,59}$/, 'There is no queue with this name');

/** A queue of background work, with its schedule if it has one. Mails are listed apart. */
export const JobQueue = z.object({
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Done in the last 24 hours. */
  done: z.int(),
  /** Failed, with another try ahead. */
  failing: z.int(),
  /** Given up: no try is ahead. */
  failed: z.int(),
  /** Cron expression, UTC; null for work that starts when it is asked for. */
  schedule: z.string().nullable(),
  last_run_at: Instant.nullable(),
  next_run_at: Instant.nullable(),
});
export type JobQueue = z.output<typeof JobQueue>;

/** A job that failed. */
export const FailedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  /** Cleaned of addresses and secrets; null where none is stored. */
  error: z.string().nullable(),
  tries: z.int(),
  created_at: Instant,
  failed_at: Instant.nullable(),
  /** Null once it was given up. */
  next_try_at: Instant.nullable(),
});
export type FailedJob = z.output<typeof FailedJob>;

export const FailedJobsQuery = PageQuery.extend({ queue: QueueName.optional() });
export type FailedJobsQuery = z.output<typeof FailedJobsQuery>;

/** A mail that failed. */
export const FailedMail = z.object({
  id: z.uuid(),
  /** Masked: `m…@asha.example`. */
  to: z.string(),
  subject: z.string(),
  error: z.string().nullable(),
  tries: z.int(),
  created_at: Instant,
  /** Null once it was given up. */
  next_try_at: Instant.nullable(),
});
export type FailedMail = z.output<typeof FailedMail>;

const MailCounts = z.object({
  waiting: z.int(),
  /** Left in the last 24 hours. */
  sent: z.int(),
  failing: z.int(),
  failed: z.int(),
});

/** Number of jobs or mails that run again. */
const Again = z.object({ count: z.int() });

export const listJobQueues = defineRoute({
  name: 'listJobQueues',
  method: 'GET',
  path: '/admin/jobs',
  access: 'admin',
  summary: 'The queues of background work with what waits, runs, was done and failed, and their schedules',
  response: z.object({ queues: z.array(JobQueue) }),
});

export const listFailedJobs = defineRoute({
  name: 'listFailedJobs',
  method: 'GET',
  path: '/admin/jobs/failed',
  access: 'admin',
  summary: 'Jobs that failed, those that were given up first, then by their failure, newest first',
  query: FailedJobsQuery,
  response: paged(FailedJob),
});

export const retryJob = defineRoute({
  name: 'retryJob',
  method: 'POST',
  path: '/admin/jobs/:id/retry',
  access: 'admin',
  summary: 'Lets a job that failed run again now',
  params: IdParams,
  response: Again,
});

export const retryQueue = defineRoute({
  name: 'retryQueue',
  method: 'POST',
  path: '/admin/job-queues/:queue/retry',
  access: 'admin',
  summary: 'Lets all jobs of a queue that failed run again now',
  params: z.strictObject({ queue: QueueName }),
  response: Again,
});

export const getMailCounts = defineRoute({
  name: 'getMailCounts',
  method: 'GET',
  path: '/admin/mails',
  access: 'admin',
  summary: 'How many mails wait, left in the last 24 hours, and failed',
  response: MailCounts,
});

export const listFailedMails = defineRoute({
  name: 'listFailedMails',
  method: 'GET',
  path: '/admin/mails/failed',
  access: 'admin',
  summary: 'Mails that failed, those that were given up first; addresses are masked',
  query: PageQuery,
  response: paged(FailedMail),
});

export const retryMail = defineRoute({
  name: 'retryMail',
  method: 'POST',
  path: '/admin/mails/:id/retry',
  access: 'admin',
  summary: 'Sends a mail again that failed',
  params: IdParams,
  response: Again,
});

export const retryMails = defineRoute({
  name: 'retryMails',
  method: 'POST',
  path: '/admin/mails/retry',
  access: 'admin',
  summary: 'Sends all mails again that failed, at most a thousand of those that were given up',
  response: Again,
});

export const giveUpMail = defineRoute({
  name: 'giveUpMail',
  method: 'DELETE',
  path: '/admin/mails/:id',
  access: 'admin',
  summary: 'Deletes a mail that failed: it is not sent',
  params: IdParams,
  response: z.object({ id: Uuid }),
});
