import type {
  FundRequestMove,
  FundRequestState,
} from '#features/funds/fund-requests/fund-request-moves.rules.ts';
import type { GrantState } from '#features/funds/grants/grant-moves.rules.ts';
import type { HeadKind, MoneyKind } from '#features/funds/grants/terms.rules.ts';
import type { EntryKind } from '#features/funds/ledger/ledger.contract.ts';
import type { TrancheState } from '#features/funds/moves/tranche-states.rules.ts';
import type { ReleaseState } from '#features/funds/releases/release-moves.rules.ts';
import type {
  AcceptingPart,
  UtilisationState,
} from '#features/funds/utilisations/utilisation-moves.rules.ts';

/** How a state looks: with its word, never the colour alone. */
type Tone = 'neutral' | 'active' | 'good' | 'attention' | 'bad';

export const GRANT_TONES: Record<GrantState, Tone> = {
  draft: 'neutral',
  agreed: 'active',
  active: 'active',
  suspended: 'attention',
  closing: 'attention',
  closed: 'good',
  terminated: 'bad',
};

export const HEAD_KIND_WORDS: Record<HeadKind, string> = {
  programme: 'Programme',
  people: 'People',
  capital: 'Capital',
  monitoring: 'Monitoring',
  administration: 'Administration',
};

export const MONEY_WORDS: Record<MoneyKind, string> = {
  domestic: 'Domestic money',
  foreign: 'Foreign money (FCRA)',
};

export const TRANCHE_WORDS: Record<TrancheState, [word: string, tone: Tone]> = {
  planned: ['Planned', 'neutral'],
  due: ['Due, blocked', 'attention'],
  requestable: ['Can be asked for', 'active'],
  requested: ['Asked for', 'active'],
  released: ['Received', 'good'],
  settled: ['Settled', 'good'],
  cancelled: ['Cancelled', 'neutral'],
};

export const FUND_REQUEST_WORDS: Record<FundRequestState, [word: string, tone: Tone]> = {
  draft: ['Draft', 'neutral'],
  sent: ['Sent', 'active'],
  returned: ['Returned', 'attention'],
  checked: ['Checked', 'active'],
  approved: ['Approved', 'active'],
  paid: ['Paid', 'active'],
  acknowledged: ['Received', 'good'],
  declined: ['Declined', 'bad'],
  withdrawn: ['Withdrawn', 'neutral'],
  expired: ['Expired', 'bad'],
};

export const REQUEST_MOVE_WORDS: Record<FundRequestMove, string> = {
  send: 'Send',
  return: 'Return',
  check: 'Check',
  approve: 'Approve',
  decline: 'Decline',
  withdraw: 'Withdraw',
};

export const RELEASE_WORDS: Record<ReleaseState, [word: string, tone: Tone]> = {
  prepared: ['Prepared', 'neutral'],
  authorised: ['Authorised', 'active'],
  initiated: ['With the bank', 'active'],
  confirmed: ['Received', 'good'],
  bounced: ['Bounced', 'bad'],
};

export const UTILISATION_WORDS: Record<UtilisationState, [word: string, tone: Tone]> = {
  draft: ['Draft', 'neutral'],
  sent: ['Sent', 'active'],
  returned: ['Returned', 'attention'],
  accepted: ['Accepted', 'good'],
};

export const PART_WORDS: Record<AcceptingPart, string> = { programme: 'Programme', finance: 'Finance' };

export const ENTRY_WORDS: Record<EntryKind, string> = {
  agreed: 'Agreed',
  approved: 'Approved',
  released: 'Released',
  received: 'Received',
  utilised: 'Utilised',
  refunded: 'Refunded',
  interest: 'Interest',
  reallocated: 'Moved between heads',
};

/** The money of the company that a release is paid from, in words: `Unspent Account of 2025-26`. */
export function sourceText(source: string): string {
  if (source === 'fy_budget') return 'Budget of the year';
  if (source === 'surplus') return 'Surplus';
  const year = source.replace('unspent_account', '').replace('_', '');
  return year ? `Unspent Account of ${year}` : 'Unspent Account';
}
