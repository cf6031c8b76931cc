import type { Move } from '#features/funds/moves/moves.rules.ts';

export const GRANT_STATES = [
  'draft',
  'agreed',
  'active',
  'suspended',
  'closing',
  'closed',
  'terminated',
] as const;
export type GrantState = (typeof GRANT_STATES)[number];

export const GRANT_MOVES = ['agree', 'suspend', 'resume', 'terminate', 'close'] as const;
export type GrantMove = (typeof GRANT_MOVES)[number];

/**
 * Who moves a grant where. `agree` counts once both sides have agreed. An agreed grant becomes active with
 * the receipt of its first money. The NGO asks to close, and the company closes.
 */
export const GRANT_TABLE: readonly Move<GrantState, GrantMove>[] = [
  { from: 'draft', move: 'agree', by: 'funder', to: 'agreed' },
  { from: 'draft', move: 'agree', by: 'agency', to: 'agreed' },
  { from: 'agreed', move: 'agree', by: 'funder', to: 'agreed' },
  { from: 'agreed', move: 'agree', by: 'agency', to: 'agreed' },
  { from: 'active', move: 'agree', by: 'funder', to: 'active' },
  { from: 'active', move: 'agree', by: 'agency', to: 'active' },
  { from: 'agreed', move: 'suspend', by: 'funder', to: 'suspended' },
  { from: 'active', move: 'suspend', by: 'funder', to: 'suspended' },
  { from: 'suspended', move: 'resume', by: 'funder', to: 'active' },
  { from: 'agreed', move: 'terminate', by: 'funder', to: 'terminated' },
  { from: 'active', move: 'terminate', by: 'funder', to: 'terminated' },
  { from: 'suspended', move: 'terminate', by: 'funder', to: 'terminated' },
  { from: 'agreed', move: 'close', by: 'agency', to: 'closing' },
  { from: 'active', move: 'close', by: 'agency', to: 'closing' },
  { from: 'closing', move: 'close', by: 'agency', to: 'closing' },
  { from: 'agreed', move: 'close', by: 'funder', to: 'closed' },
  { from: 'active', move: 'close', by: 'funder', to: 'closed' },
  { from: 'closing', move: 'close', by: 'funder', to: 'closed' },
];

/** States in which money can be asked for and paid. */
export const PAYING_STATES: readonly GrantState[] = ['agreed', 'active'];
/** States in which the NGO can enter what it used, and send statements: money that is there has to be shown. */
export const SHOWING_STATES: readonly GrantState[] = [
  'agreed',
  'active',
  'suspended',
  'closing',
  'terminated',
];

export const GRANT_STATE_WORDS: Record<GrantState, string> = {
  draft: 'Draft',
  agreed: 'Agreed',
  active: 'Active',
  suspended: 'Suspended',
  closing: 'Closing',
  closed: 'Closed',
  terminated: 'Ended early',
};
