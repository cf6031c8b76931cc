import { StateBadge, type StateTone } from '#platform/web/ui/state-badge.tsx';
import { type ServiceState, STATE_LABELS } from './status.rules.ts';

const TONES: Record<ServiceState, StateTone> = {
  operational: 'good',
  degraded: 'attention',
  maintenance: 'active',
  outage: 'bad',
  unknown: 'neutral',
};

export function StatusBadge({ state }: { state: ServiceState }) {
  return <StateBadge tone={TONES[state]}>{STATE_LABELS[state]}</StateBadge>;
}
