import { z } from 'zod';
import { Amount } from '#features/funds/moves/money-fields.rules.ts';
import { IdParams, Instant, optionalText, Uuid } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { FUND_REQUEST_MOVES, FUND_REQUEST_STATES, type FundRequestMove } from './fund-request-moves.rules.ts';

/** The most fund requests of one grant; they are its record and stay. */
export const FUND_REQUESTS_MAX = 500;
export const FUND_REQUEST_NOTE_MAX = 1000;

/** Names are null once the account was erased. */
export const FundRequest = z.object({
  id: z.uuid(),
  grant_id: z.uuid(),
  number: z.int(),
  /** Whole rupees. */
  amount: z.int(),
  note: z.string().nullable(),
  state: z.enum(FUND_REQUEST_STATES),
  /** Why it was returned or declined last. */
  remark: z.string().nullable(),
  tranches: z.array(z.object({ id: z.uuid(), number: z.int(), amount: z.int() })),
  /** Whole rupees of its releases: on their way or there, and confirmed by the NGO. */
  released: z.int(),
  received: z.int(),
  checked_by_name: z.string().nullable(),
  approved_by_name: z.string().nullable(),
  approved_at: Instant.nullable(),
  /** When it was sent last; null for a draft. */
  sent_at: Instant.nullable(),
  /** Day by which the company is to pay it; null where nothing waits to be paid. */
  pay_by: z.string().nullable(),
  /** True if that day has passed. */
  is_late: z.boolean(),
  /** Day on which the approval ends if nothing is paid; null unless approved. */
  expires_on: z.string().nullable(),
  /** What the reader can do with it now. */
  moves: z.array(z.enum(FUND_REQUEST_MOVES)),
  created_at: Instant,
  updated_at: Instant,
});
export type FundRequest = z.output<typeof FundRequest>;

export const FundRequestInput = z.strictObject({
  tranche_ids: z
    .array(Uuid, 'Please select the tranches')
    .min(1, 'Please select at least one tranche')
    .max(60, 'A request has 60 tranches at most')
    .refine((ids) => new Set(ids).size === ids.length, 'A tranche is there twice'),
  amount: Amount,
  note: optionalText(FUND_REQUEST_NOTE_MAX, 'Note'),
});
export type FundRequestInput = z.output<typeof FundRequestInput>;

const RemarkInput = z.strictObject({ remark: optionalText(FUND_REQUEST_NOTE_MAX, 'Remark') }).prefault({});

export const createFundRequest = defineRoute({
  name: 'createFundRequest',
  method: 'POST',
  path: '/grants/:id/fund-requests',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary: 'The NGO drafts a request for tranches whose conditions are met',
  params: IdParams,
  body: FundRequestInput,
  response: FundRequest,
  status: 201,
});

export const listFundRequests = defineRoute({
  name: 'listFundRequests',
  method: 'GET',
  path: '/grants/:id/fund-requests',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'The requests of a grant, newest first; drafts only for the NGO',
  params: IdParams,
  query: PageQuery,
  response: paged(FundRequest),
});

export const getFundRequest = defineRoute({
  name: 'getFundRequest',
  method: 'GET',
  path: '/fund-requests/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'One fund request, for the two sides of the grant',
  params: IdParams,
  response: FundRequest,
});

const move = (name: FundRequestMove, summary: string) =>
  ({
    method: 'POST',
    path: `/fund-requests/:id/${name}`,
    access: 'confirmed',
    act: 'money',
    scope: 'collaborations:write',
    summary,
    params: IdParams,
    body: RemarkInput,
    response: FundRequest,
  }) as const;

export const sendFundRequest = defineRoute({
  name: 'sendFundRequest',
  ...move('send', 'The NGO sends a request to the company'),
});
export const returnFundRequest = defineRoute({
  name: 'returnFundRequest',
  ...move('return', 'The company returns a request, with a remark'),
});
export const checkFundRequest = defineRoute({
  name: 'checkFundRequest',
  ...move('check', 'The first person of the company checks a request'),
});
export const approveFundRequest = defineRoute({
  name: 'approveFundRequest',
  ...move('approve', 'Another person of the company approves a checked request'),
});
export const declineFundRequest = defineRoute({
  name: 'declineFundRequest',
  ...move('decline', 'The company declines a request, with a reason'),
});
export const withdrawFundRequest = defineRoute({
  name: 'withdrawFundRequest',
  ...move('withdraw', 'The NGO withdraws a request'),
});
