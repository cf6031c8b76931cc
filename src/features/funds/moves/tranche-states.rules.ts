/**
 * planned: not yet due, due: the planned day has come and something blocks it, requestable: nothing blocks it, requested: part
 * of a request that is open or approved, released: the NGO has the money, settled: and its use is accepted.
 */
export const TRANCHE_STATES = [
  'planned',
  'due',
  'requestable',
  'requested',
  'released',
  'settled',
  'cancelled',
] as const;
export type TrancheState = (typeof TRANCHE_STATES)[number];
