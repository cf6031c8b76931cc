/** Kinds of records whose changes are kept in the history of a collaboration. */
export const CHANGED_NOUNS = [
  'collaboration',
  'milestone',
  'budget',
  'participant',
  'closing-note',
  'comment',
  'file',
  'folder',
  'indicator',
  'report',
  'grant',
  'fund-request',
  'release',
  'expense',
  'utilisation',
] as const;
export type ChangedNoun = (typeof CHANGED_NOUNS)[number];

/** What can be done to a whole record; any other change is that of a field, and has its name. */
export const DEEDS = [
  'added',
  'removed',
  'reading_added',
  'reading_removed',
  'reading_restored',
  'brought-back',
  'purged',
  'sent',
  'returned',
  'accepted',
  'started',
  'archived',
  'restored',
  'left',
  'invited',
  'joined',
  'invitation-withdrawn',
  'named',
  'unnamed',
  'proposed',
  'countered',
  'declined',
  'withdrawn',
  'changed',
  'agreed',
  'suspended',
  'resumed',
  'terminated',
  'closing',
  'closed',
  'waived',
  'condition_met',
  'checked',
  'approved',
  'expired',
  'prepared',
  'authorised',
  'initiated',
  'confirmed',
  'bounced',
  'overdue',
  'refunded',
  'interest',
  'reallocated',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Kinds whose every change goes to the audit log, too: what decides on money, on people and on the whole work. */
const AUDITED: readonly ChangedNoun[] = [
  'collaboration',
  'budget',
  'participant',
  'grant',
  'fund-request',
  'release',
  'utilisation',
];

/** Returns true if a change also belongs into the audit log (docs/decisions/0057-trail-of-a-collaboration.md). */
export const isAudited = (noun: ChangedNoun, what: string): boolean =>
  AUDITED.includes(noun) || what === 'removed';
