import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { TICKET_STATUS_LABELS, type TicketStatus } from './support-tickets.contract.ts';

const TONES: Record<TicketStatus, StateTone> = {
  open: 'attention',
  'in-progress': 'active',
  resolved: 'good',
};

/** Status of a ticket, in a colour and a word. */
export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return <StateBadge tone={TONES[status]}>{TICKET_STATUS_LABELS[status]}</StateBadge>;
}
