import type { CollaborationRole } from './collaboration-roles.rules.ts';
import type { CollaborationStatus } from './collaborations.contract.ts';

interface Transition {
  from: CollaborationStatus;
  to: CollaborationStatus;
  by: readonly CollaborationRole[];
}

const BOTH = ['lead', 'implementer'] as const;
const LEAD = ['lead'] as const;

/**
 * Who may move a collaboration from which status to which. Both sides run the work; ending it without a result, and opening
 * again what is over, is for the organisation that leads (docs/decisions/0058-states-of-a-collaboration.md).
 */
const TRANSITIONS: readonly Transition[] = [
  { from: 'planning', to: 'active', by: BOTH },
  { from: 'planning', to: 'pending', by: BOTH },
  { from: 'planning', to: 'completed', by: BOTH },
  { from: 'planning', to: 'cancelled', by: LEAD },
  { from: 'active', to: 'planning', by: BOTH },
  { from: 'active', to: 'pending', by: BOTH },
  { from: 'active', to: 'completed', by: BOTH },
  { from: 'active', to: 'cancelled', by: LEAD },
  { from: 'pending', to: 'planning', by: BOTH },
  { from: 'pending', to: 'active', by: BOTH },
  { from: 'pending', to: 'completed', by: BOTH },
  { from: 'pending', to: 'cancelled', by: LEAD },
  { from: 'completed', to: 'planning', by: LEAD },
  { from: 'completed', to: 'active', by: LEAD },
  { from: 'cancelled', to: 'planning', by: LEAD },
];

/** Returns the statuses to which a collaboration can be moved from its own, by an organisation with this role. */
export const nextStatuses = (from: CollaborationStatus, role: CollaborationRole): CollaborationStatus[] =>
  TRANSITIONS.filter((one) => one.from === from && one.by.includes(role)).map(({ to }) => to);

/** Returns true if the person must say why. */
export const needsReason = (status: CollaborationStatus): boolean => status === 'cancelled';

/** Said by the server, and by the board before it sends a move. */
export const STATUS_NOT_ALLOWED_WORDS = 'You cannot move the collaboration to this status.';
