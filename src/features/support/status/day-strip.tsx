import classes from './day-strip.module.css';
import { BAR_HEIGHT, BAR_HEIGHTS, dayInWords, type StripDay, stripInWords } from './strip.rules.ts';

/** Units of the drawing: a day is 3 wide and 1 away from the next one. */
const WIDTH = 3;
const STEP = 4;
/** The days as bars, the newest at the right. The table below it says the same in words. */
export function DayStrip({ strip }: { strip: StripDay[] }) {
  return (
    <svg
      className={classes.strip}
      viewBox={`0 0 ${strip.length * STEP - 1} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={stripInWords(strip)}
    >
      {strip.map((day, at) => (
        <rect
          key={day.day}
          data-state={day.status}
          x={at * STEP}
          y={BAR_HEIGHT - BAR_HEIGHTS[day.status]}
          width={WIDTH}
          height={BAR_HEIGHTS[day.status]}
        >
          <title>{dayInWords(day)}</title>
        </rect>
      ))}
    </svg>
  );
}
