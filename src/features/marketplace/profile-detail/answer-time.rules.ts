/** Minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

const inUnits = (count: number, unit: 'hour' | 'day') =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/**
 * Says how long a member usually takes to answer a request.
 * @param minutes the median; null where the answers are too few to tell, undefined until it is known.
 */
export function answerTimeText(minutes: number | null | undefined): string {
  if (minutes === undefined) return '–';
  if (minutes === null) return 'New';
  if (minutes < HOUR) return 'Within an hour';
  return minutes < 2 * DAY
    ? inUnits(Math.round(minutes / HOUR), 'hour')
    : inUnits(Math.round(minutes / DAY), 'day');
}
