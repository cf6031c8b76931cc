import { formatIndian } from '#platform/contract/counts.ts';
import { plannedOn, shareReached } from './indicator-progress.rules.ts';
import type { Indicator } from './indicators.contract.ts';

/** The planned value of a day as people read it, with two decimals at most: it is a point on a line. */
export const plannedText = (indicator: Indicator, day: string): string => {
  const planned = plannedOn(indicator, day);
  return (planned < 0 ? '-' : '') + formatIndian(Math.abs(planned), 2);
};

/** The part of the way to the target that is reached, in whole percent; null before the first reading. */
export function percentOf(indicator: Indicator): string | null {
  if (indicator.actual_value === null) return null;
  return `${Math.floor(shareReached(indicator, Number(indicator.actual_value)) * 100)}%`;
}
