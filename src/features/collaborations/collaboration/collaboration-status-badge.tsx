import { IconBan, IconCheck, IconClipboardList, IconHourglass, IconPlayerPlay } from '@tabler/icons-react';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { CollaborationStatus } from './collaborations.contract.ts';

const STATES: Record<CollaborationStatus, { tone: StateTone; label: string; Icon: typeof IconCheck }> = {
  planning: { tone: 'neutral', label: 'Planning', Icon: IconClipboardList },
  active: { tone: 'active', label: 'Active', Icon: IconPlayerPlay },
  completed: { tone: 'good', label: 'Completed', Icon: IconCheck },
  cancelled: { tone: 'bad', label: 'Cancelled', Icon: IconBan },
  pending: { tone: 'attention', label: 'Pending', Icon: IconHourglass },
};

export function CollaborationStatusBadge({ status }: { status: CollaborationStatus }) {
  const { tone, label, Icon } = STATES[status];
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={1.5} aria-hidden />}>
      {label}
    </StateBadge>
  );
}
