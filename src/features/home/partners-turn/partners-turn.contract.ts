import { z } from 'zod';
import { FUND_TASK_NOUNS, FUND_TASKS } from '#features/funds/waiting/fund-tasks.contract.ts';
import { Instant, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** What can wait for a partner. */
const WAITING_KINDS = ['request', 'report', 'budget', 'milestone', ...FUND_TASK_NOUNS] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Days between two reminders of one record. */
export const REMINDER_DAYS = 3;

/** A record that waits for a partner. */
export const PartnersTurn = z.object({
  kind: z.enum(WAITING_KINDS),
  id: z.uuid(),
  /** Who is to act: the first partner. */
  name: z.string(),
  /** Number of partners of whom one has to act. */
  partners: z.int(),
  /** The title of the record, or how its text begins; null for a budget. */
  title: z.string().nullable(),
  /** What is to be done with money; null for everything else. */
  task: z.enum(FUND_TASKS).nullable(),
  number: z.int().nullable(),
  /** Whole rupees. */
  amount: z.int().nullable(),
  /** Instant; of a milestone the ISO day by which it was due. */
  since: z.string(),
  collaboration_id: z.string().nullable(),
  collaboration_title: z.string().nullable(),
  grant_id: z.uuid().nullable(),
  /** When the partner was last reminded. */
  reminded_at: Instant.nullable(),
  /** True if the partner can be reminded now. */
  can_remind: z.boolean(),
});
export type PartnersTurn = z.output<typeof PartnersTurn>;

/** The lists of the desk, in the order in which it shows them. */
const GROUPS = ['funds', 'reports', 'milestones', 'budgets', 'requests'] as const;

export const PartnersTurns = z.object({
  total: z.int(),
  /** Of each list the first five and the number of all; lists without records are left out. */
  groups: z.array(z.object({ of: z.enum(GROUPS), total: z.int(), first: z.array(PartnersTurn) })),
});
export type PartnersTurns = z.output<typeof PartnersTurns>;

export const listPartnersTurns = defineRoute({
  name: 'listPartnersTurns',
  method: 'GET',
  path: '/desk/partners',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'What waits for the partners of the signed-in member, and when they were last reminded',
  response: PartnersTurns,
});

const ReminderInput = z.strictObject({
  kind: z.enum(WAITING_KINDS, 'Choose what waits'),
  id: Uuid,
});
export type ReminderInput = z.output<typeof ReminderInput>;

export const remindPartner = defineRoute({
  name: 'remindPartner',
  method: 'POST',
  path: '/desk/reminders',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'none',
  summary: `Reminds the partners of something that waits for them, at most once in ${REMINDER_DAYS} days`,
  body: ReminderInput,
  response: z.object({ reminded_at: Instant }),
});
