import { z } from 'zod';
import { TRANCHE_STATES } from '#features/funds/moves/tranche-states.rules.ts';
import { IdParams, Instant } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

const ENTRY_KINDS = [
  'agreed',
  'approved',
  'released',
  'received',
  'utilised',
  'refunded',
  'interest',
  'reallocated',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const LedgerEntry = z.object({
  id: z.uuid(),
  kind: z.enum(ENTRY_KINDS),
  /** Whole rupees; negative where it takes back. */
  amount: z.int(),
  head_id: z.uuid().nullable(),
  tranche_id: z.uuid().nullable(),
  /** The day that it counts for, and its financial year. */
  dated_on: z.string(),
  financial_year: z.string(),
  /** The version's grant, request, release, statement, refund, interest or reallocation. */
  source_id: z.uuid(),
  /** The person and the organisation whose act posted it. */
  posted_by_name: z.string().nullable(),
  posted_at: Instant,
});

/** Whole rupees. Only what was confirmed and accepted counts. */
export const Ledger = z.object({
  agreed: z.int(),
  approved: z.int(),
  released: z.int(),
  received: z.int(),
  utilised: z.int(),
  refunded: z.int(),
  interest: z.int(),
  balance_with_agency: z.int(),
  heads: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** With what was moved between heads. */
      budget: z.int(),
      utilised: z.int(),
      left: z.int(),
      /** Entered by the NGO, also what is not accepted yet; null for the company. */
      charged: z.int().nullable(),
    }),
  ),
  tranches: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      amount: z.int(),
      planned_on: z.string(),
      state: z.enum(TRANCHE_STATES),
      blocked_by: z.array(z.string()),
    }),
  ),
  entries: paged(LedgerEntry),
});
export type Ledger = z.output<typeof Ledger>;

export const getLedger = defineRoute({
  name: 'getLedger',
  method: 'GET',
  path: '/grants/:id/ledger',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  summary: 'The ledger of a grant, computed from its entries, newest first',
  params: IdParams,
  query: PageQuery,
  response: Ledger,
});
