import type { ChangedNoun, Deed } from '#features/collaborations/changes/changes.data.ts';
import { VISIBILITY_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import type { Visibility } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import type { CollaborationChange } from './history.contract.ts';

const NOUNS: Record<ChangedNoun, string> = {
  collaboration: 'the collaboration',
  milestone: 'the milestone',
  budget: 'the budget',
  participant: 'the partner',
  'closing-note': 'the closing note',
  comment: 'the comment',
  file: 'the file',
  folder: 'the folder',
  indicator: 'the indicator',
  report: 'the report',
  grant: 'the grant',
  'fund-request': 'the fund request',
  release: 'the payment',
  expense: 'the expense',
  utilisation: 'the utilisation statement',
};

/** Words for what is done to a whole record. Any other `what` is the name of a field. */
const DEED_WORDS: Record<Deed, string> = {
  added: 'Added',
  removed: 'Deleted',
  reading_added: 'Added a reading of',
  reading_removed: 'Deleted a reading of',
  reading_restored: 'Brought back a reading of',
  'brought-back': 'Brought back',
  purged: 'Deleted for good',
  sent: 'Sent',
  returned: 'Returned',
  accepted: 'Accepted',
  started: 'Started',
  archived: 'Archived',
  restored: 'Restored',
  left: 'Left',
  invited: 'Invited',
  joined: 'Accepted the invitation of',
  'invitation-withdrawn': 'Withdrew the invitation of',
  named: 'Named a colleague for',
  unnamed: 'Took a colleague off for',
  proposed: 'Proposed',
  countered: 'Proposed another amount for',
  declined: 'Declined',
  withdrawn: 'Withdrew a proposal for',
  changed: 'Changed',
  agreed: 'Agreed to',
  suspended: 'Suspended',
  resumed: 'Resumed',
  terminated: 'Ended',
  closing: 'Asked to close',
  closed: 'Closed',
  waived: 'Waived the conditions of a tranche of',
  condition_met: 'Said that a condition is met of',
  checked: 'Checked',
  approved: 'Approved',
  expired: 'Let expire',
  prepared: 'Prepared',
  authorised: 'Authorised',
  initiated: 'Sent to the bank',
  confirmed: 'Confirmed',
  bounced: 'Marked as bounced',
  overdue: 'Is late with',
  refunded: 'Paid money back of',
  interest: 'Entered interest for',
  reallocated: 'Moved budget between heads of',
};

const FIELDS: Record<string, string> = {
  start_date: 'start date',
  end_date: 'end date',
  due_date: 'due date',
  depends_on: 'dependencies',
  evidence_note: 'note on the evidence',
  period_from: 'first day',
  period_to: 'last day',
  file_ids: 'files',
  comment_ids: 'comments',
  sdg_goal: 'SDG',
  total_from: 'source of the total',
  duration_months: 'duration in months',
  progress_percentage: 'progress',
  impact_metrics: 'expected impact',
};

const deedWords = (what: string): string | undefined => (DEED_WORDS as Record<string, string>)[what];

/** Says what was done, without who did it: "Changed the due date of the milestone “Survey”". */
export function deedText({ noun, what, label }: CollaborationChange): string {
  const record = label === null ? NOUNS[noun] : `${NOUNS[noun]} “${label}”`;
  const deed = deedWords(what);
  if (deed) return `${deed} ${record}`;
  const field = FIELDS[what] ?? what.replaceAll('_', ' ');
  return noun === 'collaboration' ? `Changed the ${field}` : `Changed the ${field} of ${record}`;
}

/** The same where the record is named above: "Changed the due date". */
export const deedOfRecord = (change: CollaborationChange): string =>
  deedWords(change.what) ?? `Changed the ${FIELDS[change.what] ?? change.what.replaceAll('_', ' ')}`;

/** Returns a stored value as the screen shows it: days in words, rupees with Indian grouping. */
export function valueText({ noun, what }: CollaborationChange, value: string): string {
  if (what.endsWith('_date') || what.startsWith('period_')) return formatDay(value);
  if (what === 'visibility') return VISIBILITY_WORDS[value as Visibility]?.label ?? value;
  if (what === 'progress_percentage') return `${value}%`;
  if (what === 'budget' || noun === 'budget')
    return /^\d+$/.test(value) ? formatRupees(Number(value)) : value;
  return value;
}
