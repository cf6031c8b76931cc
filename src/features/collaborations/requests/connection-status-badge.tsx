import { IconArrowBackUp, IconCheck, IconHourglass, IconShieldHalf, IconX } from '@tabler/icons-react';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { RequestStatus } from './collaboration-requests.contract.ts';

const STATES: Record<RequestStatus, { tone: StateTone; label: string; Icon: typeof IconCheck }> = {
  held: { tone: 'neutral', label: 'In review', Icon: IconShieldHalf },
  pending: { tone: 'attention', label: 'Waiting for an answer', Icon: IconHourglass },
  accepted: { tone: 'good', label: 'Accepted', Icon: IconCheck },
  declined: { tone: 'bad', label: 'Declined', Icon: IconX },
  withdrawn: { tone: 'neutral', label: 'Withdrawn', Icon: IconArrowBackUp },
};

export function ConnectionStatusBadge({ status }: { status: RequestStatus }) {
  const { tone, label, Icon } = STATES[status];
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={1.5} aria-hidden />}>
      {label}
    </StateBadge>
  );
}
