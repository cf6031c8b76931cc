import { z } from 'zod';
import { Instant } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** How the system is now. Null is not known. */
export const SystemFacts = z.object({
  /** When the operator recorded a backup last. */
  backup_at: Instant.nullable(),
  /** Of the disk with DATA_DIR, in bytes. */
  disk: z.object({ free: z.int(), total: z.int() }).nullable(),
  database: z.object({
    bytes: z.int(),
    connections: z.int(),
    connections_max: z.int(),
    /** Start of the transaction that has been open the longest; null if none is open. */
    oldest_transaction_at: Instant.nullable(),
  }),
  /** Copies of the database that follow it; the lag in seconds. */
  replicas: z.array(z.object({ lag: z.number().nullable() })),
  /** Processes of the server that are connected now, the oldest first. */
  processes: z.array(z.object({ version: z.string(), pid: z.int(), started_at: Instant })),
});
export type SystemFacts = z.output<typeof SystemFacts>;

/** Figures of an hour or a day. */
export const SystemFigures = z.object({
  /** Its start. */
  at: Instant,
  /** The most at a time. */
  waiting_jobs: z.int(),
  failed_jobs: z.int(),
  /** All of the time. */
  mails_sent: z.int(),
  /** The last ones of the time. */
  database_bytes: z.int(),
  /** The most at a time. */
  connections: z.int(),
});
export type SystemFigures = z.output<typeof SystemFigures>;

export const PERIODS = ['day', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export const getSystemFacts = defineRoute({
  name: 'getSystemFacts',
  method: 'GET',
  path: '/admin/system',
  access: 'admin',
  summary: 'Last backup, disk, database, replicas and processes as they are now',
  response: SystemFacts,
});

export const listSystemFigures = defineRoute({
  name: 'listSystemFigures',
  method: 'GET',
  path: '/admin/system/figures',
  access: 'admin',
  summary: 'Figures over time, oldest first: of the last 24 hours by hour, or of 30 days by day',
  query: z.strictObject({ period: z.enum(PERIODS, 'Please choose day or month').default('day') }),
  response: z.array(SystemFigures),
});
