import classes from './day-strip.module.css';
import type { ServiceState } from './status.rules.ts';
import { BAR_HEIGHT, BAR_HEIGHTS } from './strip.rules.ts';

const WIDTH = 8;

/** One bar as the strip draws it, for the legend. */
export function DayMark({ state }: { state: ServiceState }) {
  const height = BAR_HEIGHTS[state];
  return (
    <svg className={classes.mark} viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`} aria-hidden>
      <rect data-state={state} x={0} y={BAR_HEIGHT - height} width={WIDTH} height={height} />
    </svg>
  );
}
