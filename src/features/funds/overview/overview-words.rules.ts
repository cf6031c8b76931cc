import type { Grouping, WaitKind } from './overview.contract.ts';

/** What has to be done, in words. */
export const WAIT_WORDS: Record<WaitKind, string> = {
  agree: 'Agree to the terms',
  'check-request': 'Check the fund request',
  'approve-request': 'Approve the fund request',
  'mend-request': 'Change the fund request and send it again',
  'prepare-payment': 'Prepare the payment',
  'authorise-payment': 'Authorise the payment',
  'initiate-payment': 'Send the payment and enter its UTR',
  'confirm-payment': 'Confirm that the money is there',
  'accept-statement': 'Accept the utilisation statement',
  'mend-statement': 'Change the statement and send it again',
  'send-statement': 'Send the statement of the quarter',
  'confirm-refund': 'Confirm that the money was paid back',
  'answer-move': 'Answer the move between heads',
  close: 'Close the grant',
};

export const GROUPING_WORDS: Record<Grouping, string> = {
  project: 'Project',
  partner: 'Partner',
  state: 'State of the NGO',
  head: 'Kind of head',
  year: 'Financial year',
};

export const DAY_WORDS = {
  statement: 'Statement due',
  payment: 'Payment due',
  tranche: 'Tranche planned',
} as const;

export const BECAUSE_WORDS = {
  approved: 'Approved',
  asked: 'Asked for',
  planned: 'Planned',
  overdue: 'Overdue',
} as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A month as people read it: `2026-11` as `Nov 2026`. */
export const monthWords = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
