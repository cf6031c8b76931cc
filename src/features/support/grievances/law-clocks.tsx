import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import type { Grievance } from './grievances.contract.ts';
import { type ClockState, clockState } from './grievances.rules.ts';

interface LawClockProps {
  /** What has to be done: "Acknowledge". */
  todo: string;
  /** What was done: "Acknowledged". */
  done: string;
  /** ISO instants; `at` is null until it is done. */
  by: string;
  at: string | null;
}

const TONES: Record<ClockState, StateTone> = {
  'in time': 'good',
  'done late': 'attention',
  late: 'bad',
  running: 'neutral',
};

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** One clock of the law in words: what was done, or by when it must be. */
function LawClock({ todo, done, by, at }: LawClockProps) {
  const state = clockState(by, at, new Date());
  const words: Record<ClockState, string> = {
    'in time': `${done} in time`,
    'done late': `${done} late`,
    late: `${todo}: late since ${when(by)}`,
    running: `${todo} by ${when(by)}`,
  };
  const icons = {
    late: <IconAlertTriangle size={14} stroke={1.5} aria-hidden />,
    'in time': <IconCheck size={14} stroke={1.5} aria-hidden />,
  };
  return (
    <StateBadge tone={TONES[state]} icon={state === 'late' || state === 'in time' ? icons[state] : undefined}>
      {words[state]}
    </StateBadge>
  );
}

/** Both clocks of the law of a grievance. */
export function LawClocks({ grievance }: { grievance: Grievance }) {
  const { acknowledge_by, acknowledged_at, dispose_by, decided_at } = grievance;
  return (
    <>
      <LawClock todo="Acknowledge" done="Acknowledged" by={acknowledge_by} at={acknowledged_at} />
      <LawClock todo="Decide" done="Decided" by={dispose_by} at={decided_at} />
    </>
  );
}
