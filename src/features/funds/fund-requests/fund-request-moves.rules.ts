import type { Move } from '#features/funds/moves/moves.rules.ts';

/**
 * draft: only the NGO reads it. checked: by the one who makes, approved: by another person of the company. paid: all of it is on
 * its way, acknowledged: the NGO has it. expired: approved and not paid in time.
 */
export const FUND_REQUEST_STATES = [
  'draft',
  'sent',
  'returned',
  'checked',
  'approved',
  'paid',
  'acknowledged',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type FundRequestState = (typeof FUND_REQUEST_STATES)[number];

export const FUND_REQUEST_MOVES = ['send', 'return', 'check', 'approve', 'decline', 'withdraw'] as const;
export type FundRequestMove = (typeof FUND_REQUEST_MOVES)[number];

/** Who moves a request where. That it is paid and acknowledged follows from its releases. */
export const FUND_REQUEST_TABLE: readonly Move<FundRequestState, FundRequestMove>[] = [
  { from: 'draft', move: 'send', by: 'agency', to: 'sent' },
  { from: 'returned', move: 'send', by: 'agency', to: 'sent' },
  { from: 'sent', move: 'return', by: 'funder', to: 'returned' },
  { from: 'checked', move: 'return', by: 'funder', to: 'returned' },
  { from: 'sent', move: 'check', by: 'funder', to: 'checked' },
  { from: 'checked', move: 'approve', by: 'funder', to: 'approved' },
  { from: 'sent', move: 'decline', by: 'funder', to: 'declined' },
  { from: 'checked', move: 'decline', by: 'funder', to: 'declined' },
  { from: 'draft', move: 'withdraw', by: 'agency', to: 'withdrawn' },
  { from: 'sent', move: 'withdraw', by: 'agency', to: 'withdrawn' },
  { from: 'returned', move: 'withdraw', by: 'agency', to: 'withdrawn' },
];

/** Moves that say why. */
export const MOVES_WITH_REMARK: readonly FundRequestMove[] = ['return', 'decline'];

/** Days after which an approved request that was not paid expires. A choice of the product. */
export const APPROVAL_DAYS = 30;
