import { z } from 'zod';
import { Amount, PastDay, Utr } from '#features/funds/moves/money-fields.rules.ts';
import { IdParams, Instant, optionalText, Uuid } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The most refunds, and the most entries of interest, of one grant. */
export const ADJUSTMENTS_MAX = 200;
/** Per cent of a head that the NGO may move away without the company. A choice of the product. */
export const REALLOCATION_PERCENT = 10;
export const ADJUSTMENT_NOTE_MAX = 1000;

export const Refund = z.object({
  id: z.uuid(),
  /** Whole rupees. */
  amount: z.int(),
  refunded_on: z.string(),
  utr: z.string().nullable(),
  note: z.string().nullable(),
  /** When the company said that it has the money. */
  confirmed_at: Instant.nullable(),
  created_at: Instant,
});
export type Refund = z.output<typeof Refund>;

export const RefundInput = z.strictObject({
  amount: Amount,
  /** Today unless it is sent. */
  refunded_on: PastDay.optional(),
  utr: Utr.nullish(),
  note: optionalText(ADJUSTMENT_NOTE_MAX, 'Note'),
});
export type RefundInput = z.output<typeof RefundInput>;

export const Interest = z.object({
  id: z.uuid(),
  amount: z.int(),
  earned_on: z.string(),
  note: z.string().nullable(),
  created_at: Instant,
});
export type Interest = z.output<typeof Interest>;

export const InterestInput = z.strictObject({
  amount: Amount,
  /** Today unless it is sent. */
  earned_on: PastDay.optional(),
  note: optionalText(ADJUSTMENT_NOTE_MAX, 'Note'),
});
export type InterestInput = z.output<typeof InterestInput>;

export const Reallocation = z.object({
  id: z.uuid(),
  from_head_id: z.uuid(),
  to_head_id: z.uuid(),
  amount: z.int(),
  reason: z.string().nullable(),
  state: z.enum(['proposed', 'accepted', 'declined']),
  /** True if it is more than the NGO may move by itself. */
  needs_funder: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Reallocation = z.output<typeof Reallocation>;

export const ReallocationInput = z
  .strictObject({
    from_head_id: Uuid,
    to_head_id: Uuid,
    amount: Amount,
    reason: optionalText(ADJUSTMENT_NOTE_MAX, 'Reason'),
  })
  .refine(({ from_head_id, to_head_id }) => from_head_id !== to_head_id, {
    path: ['to_head_id'],
    error: 'Please select another head',
  });
export type ReallocationInput = z.output<typeof ReallocationInput>;

const add = {
  method: 'POST',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  status: 201,
} as const;
const change = { method: 'POST', access: 'confirmed', act: 'money', scope: 'collaborations:write' } as const;
const list = { method: 'GET', access: 'signed-in', act: 'read', scope: 'collaborations:read' } as const;

export const createRefund = defineRoute({
  name: 'createRefund',
  ...add,
  path: '/grants/:id/refunds',
  summary: 'The NGO says that it has paid money back',
  params: IdParams,
  body: RefundInput,
  response: Refund,
});

export const listRefunds = defineRoute({
  name: 'listRefunds',
  ...list,
  path: '/grants/:id/refunds',
  summary: 'What was paid back of a grant, newest first',
  params: IdParams,
  query: PageQuery,
  response: paged(Refund),
});

export const confirmRefund = defineRoute({
  name: 'confirmRefund',
  ...change,
  path: '/refunds/:id/confirm',
  summary: 'The company says that it has the money that was paid back',
  params: IdParams,
  response: Refund,
});

export const createInterest = defineRoute({
  name: 'createInterest',
  ...add,
  path: '/grants/:id/interest',
  summary: 'The NGO enters interest that its bank paid on the money',
  params: IdParams,
  body: InterestInput,
  response: Interest,
});

export const createReallocation = defineRoute({
  name: 'createReallocation',
  ...add,
  path: '/grants/:id/reallocations',
  summary: 'The NGO moves budget between heads; more than a tenth of a head waits for the company',
  params: IdParams,
  body: ReallocationInput,
  response: Reallocation,
});

export const listReallocations = defineRoute({
  name: 'listReallocations',
  ...list,
  path: '/grants/:id/reallocations',
  summary: 'What was moved between the heads of a grant, newest first',
  params: IdParams,
  query: PageQuery,
  response: paged(Reallocation),
});

const answer = { ...change, params: IdParams, response: Reallocation } as const;
export const acceptReallocation = defineRoute({
  name: 'acceptReallocation',
  ...answer,
  path: '/reallocations/:id/accept',
  summary: 'The company accepts a move between heads',
});
export const declineReallocation = defineRoute({
  name: 'declineReallocation',
  ...answer,
  path: '/reallocations/:id/decline',
  summary: 'The company declines a move between heads',
});
