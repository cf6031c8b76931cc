import { IconAlertTriangle, IconCheck, IconCircle, IconPlayerPlay } from '@tabler/icons-react';
import classes from './milestone-mark.module.css';

const MARKS = {
  pending: IconCircle,
  active: IconPlayerPlay,
  completed: IconCheck,
  overdue: IconAlertTriangle,
};
type MarkState = keyof typeof MARKS;

/** The sign of a milestone's state, beside its words. */
export function MilestoneMark({ state }: { state: MarkState }) {
  const Icon = MARKS[state];
  return (
    <div className={classes.mark} data-state={state}>
      <Icon size={state === 'pending' ? 8 : 14} stroke={2} aria-hidden />
    </div>
  );
}
