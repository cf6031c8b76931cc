import { formatIndian } from '#platform/contract/counts.ts';
import { plannedOn, shareReached } from './indicator-progress.rules.ts';
import type { Indicator } from './indicators.contract.ts';

type Plan = Pick<Indicator, 'baseline_value' | 'baseline_date' | 'target_value' | 'target_date'>;

/** The planned value of a day as people read it, with two decimals at most: it is a point on a line. */
export const plannedText = (plan: Plan, day: string): string => {
  const planned = plannedOn(plan, day);
  return (planned < 0 ? '-' : '') + formatIndian(Math.abs(planned), 2);
};

/** The part of the way to the target that is reached, in whole percent; null before the first reading. */
export function percentOf(indicator: Plan & Pick<Indicator, 'actual_value'>): string | null {
  if (indicator.actual_value === null) return null;
  return `${Math.floor(shareReached(indicator, Number(indicator.actual_value)) * 100)}%`;
}
