import { IconCircleCheck, IconCircleX, IconPlayerPause, IconProgress } from '@tabler/icons-react';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { Project } from './projects.contract.ts';

/** Colours of spec part 1, section 4: active blue, completed green, on hold yellow, cancelled red. */
const STATES: Record<Project['status'], { tone: StateTone; Icon: typeof IconProgress }> = {
  Active: { tone: 'active', Icon: IconProgress },
  Completed: { tone: 'good', Icon: IconCircleCheck },
  'On Hold': { tone: 'attention', Icon: IconPlayerPause },
  Cancelled: { tone: 'bad', Icon: IconCircleX },
};

/** The state that a project is in: colour, sign and word. */
export function ProjectStatusBadge({ status }: { status: Project['status'] }) {
  const { tone, Icon } = STATES[status];
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={1.5} aria-hidden />}>
      {status}
    </StateBadge>
  );
}
