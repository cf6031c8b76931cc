import { z } from 'zod';
import { Instant } from '#platform/contract/fields.ts';

/** What a task is about. */
export const FUND_TASK_NOUNS = [
  'grant',
  'fund-request',
  'release',
  'utilisation',
  'refund',
  'reallocation',
] as const;
export type FundTaskNoun = (typeof FUND_TASK_NOUNS)[number];

/**
 * What is to be done. `pay`: a payment of an approved request is to be prepared, `pay-again`: after one that bounced. `send-again`:
 * the company has returned it.
 */
export const FUND_TASKS = [
  'agree',
  'close',
  'send',
  'send-again',
  'check',
  'approve',
  'pay',
  'pay-again',
  'authorise',
  'initiate',
  'confirm',
  'accept',
] as const;

/** Something with the money of a grant that waits for one side. */
export const FundTask = z.object({
  /** Of the record: of the grant itself where that is to be agreed or closed. */
  id: z.uuid(),
  noun: z.enum(FUND_TASK_NOUNS),
  task: z.enum(FUND_TASKS),
  /** Number of the request or the statement in its grant. */
  number: z.int().nullable(),
  /** Whole rupees; null for a statement. */
  amount: z.int().nullable(),
  since: Instant,
  /** Name of the other side. */
  name: z.string(),
  grant_id: z.uuid(),
  grant_title: z.string(),
  collaboration_id: z.string(),
  collaboration_title: z.string(),
});
export type FundTask = z.output<typeof FundTask>;
