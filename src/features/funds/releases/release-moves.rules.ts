import type { Move } from '#features/funds/moves/moves.rules.ts';

/** prepared: by one person, authorised: by another, initiated: with the bank, confirmed: the NGO has it. */
export const RELEASE_STATES = ['prepared', 'authorised', 'initiated', 'confirmed', 'bounced'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

export const RELEASE_MOVES = ['authorise', 'initiate', 'confirm', 'bounce'] as const;
export type ReleaseMove = (typeof RELEASE_MOVES)[number];

/**
 * Who moves a release where. One that bounced, or is given up before it went, frees its amount: another one is prepared for
 * the same request.
 */
export const RELEASE_TABLE: readonly Move<ReleaseState, ReleaseMove>[] = [
  { from: 'prepared', move: 'authorise', by: 'funder', to: 'authorised' },
  { from: 'authorised', move: 'initiate', by: 'funder', to: 'initiated' },
  { from: 'initiated', move: 'confirm', by: 'agency', to: 'confirmed' },
  { from: 'prepared', move: 'bounce', by: 'funder', to: 'bounced' },
  { from: 'authorised', move: 'bounce', by: 'funder', to: 'bounced' },
  { from: 'initiated', move: 'bounce', by: 'funder', to: 'bounced' },
];

export const RELEASE_METHODS = ['neft', 'rtgs', 'imps', 'upi', 'cheque', 'transfer'] as const;

export const METHOD_WORDS: Record<(typeof RELEASE_METHODS)[number], string> = {
  neft: 'NEFT',
  rtgs: 'RTGS',
  imps: 'IMPS',
  upi: 'UPI',
  cheque: 'Cheque',
  transfer: 'Transfer in the bank',
};
