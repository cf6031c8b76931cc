import { z } from 'zod';
import { Amount, FinancialYear, PastDay, Utr } from '#features/funds/moves/money-fields.rules.ts';
import { IdParams, Instant, requiredText, Uuid } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { RELEASE_METHODS, RELEASE_MOVES, RELEASE_STATES } from './release-moves.rules.ts';

/** The most releases of one fund request. */
export const RELEASES_MAX = 50;

const SOURCE_WRONG =
  'Please enter fy_budget, surplus or unspent_account, with the year as unspent_account_2025-26';

/** Of which money of the company: this year's budget, a surplus, or the Unspent Account of a year. */
const Source = z
  .string(SOURCE_WRONG)
  .regex(/^(fy_budget|surplus|unspent_account(_20\d{2}-\d{2})?)$/, SOURCE_WRONG)
  .refine(
    (source) => !/_\d/.test(source) || FinancialYear.safeParse(source.slice(-7)).success,
    'This financial year does not exist',
  );

/** Names are null once the account was erased. */
export const Release = z.object({
  id: z.uuid(),
  grant_id: z.uuid(),
  request_id: z.uuid(),
  /** Whole rupees. */
  amount: z.int(),
  method: z.enum(RELEASE_METHODS),
  source: z.string(),
  state: z.enum(RELEASE_STATES),
  /** The account that it goes to; the number ends with these digits. */
  account: z.object({ id: z.uuid(), bank_name: z.string(), ifsc: z.string(), number_ends: z.string() }),
  utr: z.string().nullable(),
  initiated_on: z.string().nullable(),
  received_on: z.string().nullable(),
  bounce_reason: z.string().nullable(),
  /** Number of the NGO's receipt, as `2026-27/0001`. */
  receipt: z.string().nullable(),
  prepared_by_name: z.string().nullable(),
  authorised_by_name: z.string().nullable(),
  /** What the reader can do with it now. */
  moves: z.array(z.enum(RELEASE_MOVES)),
  created_at: Instant,
  updated_at: Instant,
});
export type Release = z.output<typeof Release>;

export const ReleaseInput = z.strictObject({
  amount: Amount,
  method: z
    .string('Please select how it is paid')
    .overwrite((method) => method.trim().toLowerCase())
    .pipe(z.enum(RELEASE_METHODS, 'Please select how it is paid')),
  source: Source,
  /** The newest account of the NGO that may take the money, unless another one is named. */
  bank_account_id: Uuid.optional(),
});
export type ReleaseInput = z.output<typeof ReleaseInput>;

export const InitiateInput = z.strictObject({ utr: Utr, initiated_on: PastDay });
export type InitiateInput = z.output<typeof InitiateInput>;
export const ConfirmInput = z.strictObject({ received_on: PastDay });
export const BounceInput = z.strictObject({
  reason: requiredText(1000, 'Reason', 'Please say why it bounced'),
});

export const prepareRelease = defineRoute({
  name: 'prepareRelease',
  method: 'POST',
  path: '/fund-requests/:id/releases',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary: 'A person of the company prepares a payment of an approved request',
  params: IdParams,
  body: ReleaseInput,
  response: Release,
  status: 201,
});

export const listReleases = defineRoute({
  name: 'listReleases',
  method: 'GET',
  path: '/grants/:id/releases',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'The payments of a grant, newest first',
  params: IdParams,
  query: PageQuery,
  response: paged(Release),
});

export const getRelease = defineRoute({
  name: 'getRelease',
  method: 'GET',
  path: '/releases/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'One payment, for the two sides of the grant',
  params: IdParams,
  response: Release,
});

const move = { method: 'POST', access: 'confirmed', act: 'money', scope: 'collaborations:write' } as const;

export const authoriseRelease = defineRoute({
  name: 'authoriseRelease',
  ...move,
  path: '/releases/:id/authorise',
  summary: 'Another person of the company authorises a payment',
  params: IdParams,
  response: Release,
});

export const initiateRelease = defineRoute({
  name: 'initiateRelease',
  ...move,
  path: '/releases/:id/initiate',
  summary: 'The company enters the UTR of a payment that its bank has sent',
  params: IdParams,
  body: InitiateInput,
  response: Release,
});

export const confirmRelease = defineRoute({
  name: 'confirmRelease',
  ...move,
  path: '/releases/:id/confirm',
  summary: 'The NGO confirms that the money is there: from now on it counts',
  params: IdParams,
  body: ConfirmInput,
  response: Release,
});

export const bounceRelease = defineRoute({
  name: 'bounceRelease',
  ...move,
  path: '/releases/:id/bounce',
  summary: 'The company says that a payment came back, or was given up; another one can be prepared',
  params: IdParams,
  body: BounceInput,
  response: Release,
});
