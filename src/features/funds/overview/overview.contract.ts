import { z } from 'zod';
import { SIDES } from '#features/funds/moves/moves.rules.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { TableFormat } from '#platform/contract/table-formats.ts';

/** By what the money of all grants is added up. */
export const GROUPINGS = ['project', 'partner', 'state', 'head', 'year'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Most rows of one answer; what is beyond is in the export. */
export const ROWS_MAX = 200;
/** Most things that wait, and most days of the calendar, that one answer names. */
export const WAITS_MAX = 200;

/** Whole rupees. Of heads there is no money that is asked for or paid: null. */
const sums = {
  agreed: z.int(),
  approved: z.int().nullable(),
  released: z.int().nullable(),
  received: z.int().nullable(),
  used: z.int(),
};

const FundFigures = z.object({
  /** Number of grants that are not drafts. */
  grants: z.int(),
  ...sums,
  /** Whole rupees of requests that are not paid within the days to pay. */
  late: z.int(),
  rows: z.array(
    z.object({
      /** Id of a grant or a member, or the name itself. */
      key: z.string(),
      name: z.string(),
      ...sums,
    }),
  ),
});
export type FundFigures = z.output<typeof FundFigures>;

const side = z.enum(SIDES, 'Please choose funder or agency');
const by = z.enum(GROUPINGS, 'Please choose project, partner, state, head or year').default('project');

const reads = { method: 'GET', access: 'signed-in', act: 'read', scope: 'collaborations:read' } as const;

export const getFundFigures = defineRoute({
  name: 'getFundFigures',
  ...reads,
  path: '/funds/figures',
  summary:
    'All grants that the own organisation gives (funder) or gets (agency), added up by project, partner, state, head or year',
  query: z.strictObject({ side, by }),
  response: FundFigures,
});

export const exportFunds = defineRoute({
  name: 'exportFunds',
  ...reads,
  path: '/funds/export',
  summary: 'All grants that the own organisation gives or gets with their money, as CSV or XLSX',
  query: z.strictObject({ side, format: TableFormat }),
  response: FileResponse,
  limits: [{ max: 60, windowMs: 3_600_000, by: 'member', budget: 'papers of grants' }],
});

const WAIT_KINDS = [
  'agree',
  'check-request',
  'approve-request',
  'mend-request',
  'prepare-payment',
  'authorise-payment',
  'initiate-payment',
  'confirm-payment',
  'accept-statement',
  'mend-statement',
  'send-statement',
  'confirm-refund',
  'answer-move',
  'close',
] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

export const FundWait = z.object({
  kind: z.enum(WAIT_KINDS),
  grant_id: z.uuid(),
  collaboration_id: z.string(),
  title: z.string(),
  /** The other organisation of the grant. */
  partner: z.string(),
  /** Who has to do it. */
  waits_for: z.enum(SIDES),
  is_own: z.boolean(),
  /** Whole rupees; null where it is about no amount. */
  amount: z.int().nullable(),
  /** ISO days: since when it waits, and by when it is to be done, where that is agreed. */
  since: z.string(),
  due_on: z.string().nullable(),
  is_late: z.boolean(),
});
export type FundWait = z.output<typeof FundWait>;

export const listFundWaits = defineRoute({
  name: 'listFundWaits',
  ...reads,
  path: '/funds/waits',
  summary: 'What grants wait for, for the own organisation and for its partners, the oldest first',
  response: z.array(FundWait),
});

const MoneyEnd = z.object({
  grant_id: z.uuid(),
  collaboration_id: z.string(),
  title: z.string(),
  funder: z.string(),
  balance: z.int(),
  /** Whole rupees a month, over the last three months; null where nothing was spent in them. */
  spent_a_month: z.int().nullable(),
  /** ISO day on which the balance is used up at that pace; null where there is no pace. */
  ends_on: z.string().nullable(),
});

const Expected = z.object({
  grant_id: z.uuid(),
  collaboration_id: z.string(),
  title: z.string(),
  funder: z.string(),
  tranche: z.int(),
  amount: z.int(),
  /** ISO day on which it is likely to come. */
  on: z.string(),
  /** Why on this day: it is approved, asked for, can be asked for, or is planned. */
  because: z.enum(['approved', 'asked', 'planned', 'overdue']),
});

const FundForecast = z.object({
  /** The twelve months from this one on, as `2026-11`, with what is likely to come. */
  months: z.array(z.object({ month: z.string(), amount: z.int() })),
  expected: z.array(Expected),
  ends: z.array(MoneyEnd),
});
export type FundForecast = z.output<typeof FundForecast>;

export const getFundForecast = defineRoute({
  name: 'getFundForecast',
  ...reads,
  path: '/funds/forecast',
  summary: 'For the NGO: when which tranche of which funder is likely to come, and when the money ends',
  response: FundForecast,
});

const CalendarDay = z.object({
  on: z.string(),
  kind: z.enum(['statement', 'payment', 'tranche']),
  grant_id: z.uuid(),
  collaboration_id: z.string(),
  title: z.string(),
  partner: z.string(),
  amount: z.int().nullable(),
  /** The quarter that a statement is for, in words. */
  period: z.string().nullable(),
  is_own: z.boolean(),
  is_late: z.boolean(),
});
export type CalendarDay = z.output<typeof CalendarDay>;

export const listFundDays = defineRoute({
  name: 'listFundDays',
  ...reads,
  path: '/funds/calendar',
  summary:
    'The days of all grants, late ones first: statements of quarters, payments and planned tranches of a year',
  response: z.array(CalendarDay),
});
