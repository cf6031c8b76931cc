import type { Move } from '#features/funds/moves/moves.rules.ts';

/** draft: only the NGO reads it; accepted: by programme and finance of the company, and final. */
export const UTILISATION_STATES = ['draft', 'sent', 'returned', 'accepted'] as const;
export type UtilisationState = (typeof UTILISATION_STATES)[number];

export const UTILISATION_MOVES = ['send', 'return', 'accept'] as const;
export type UtilisationMove = (typeof UTILISATION_MOVES)[number];

/** Who moves a statement where. `accept` leads on once both programme and finance have accepted. */
export const UTILISATION_TABLE: readonly Move<UtilisationState, UtilisationMove>[] = [
  { from: 'draft', move: 'send', by: 'agency', to: 'sent' },
  { from: 'returned', move: 'send', by: 'agency', to: 'sent' },
  { from: 'sent', move: 'return', by: 'funder', to: 'returned' },
  { from: 'sent', move: 'accept', by: 'funder', to: 'accepted' },
];

export const ACCEPTING_PARTS = ['programme', 'finance'] as const;
export type AcceptingPart = (typeof ACCEPTING_PARTS)[number];
