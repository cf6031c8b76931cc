import { formatIndian } from '#platform/contract/counts.ts';
import { plannedOn, shareReached } from './indicator-progress.rules.ts';
import type { Indicator } from './indicators.contract.ts';

type Plan = Pick<Indicator, 'baseline_value' | 'baseline_date' | 'target_value' | 'target_date'>;

/** On a way of this length from the baseline to the target, parts of a unit tell nobody anything: 118.36 rooms. */
const LONG_WAY = 100;

/** The planned value of a day as people read it: a point on a line, with two decimals at most where the line is short. */
export const plannedText = (plan: Plan, day: string): string => {
  const planned = plannedOn(plan, day);
  const isLong = Math.abs(Number(plan.target_value) - Number(plan.baseline_value)) >= LONG_WAY;
  const text = formatIndian(Math.abs(planned), isLong ? 0 : 2);
  return planned < 0 && text !== '0' ? `-${text}` : text;
};

/** The part of the way to the target that is reached, in whole percent; null before the first reading. */
export function percentOf(indicator: Plan & Pick<Indicator, 'actual_value'>): string | null {
  if (indicator.actual_value === null) return null;
  return `${Math.floor(shareReached(indicator, Number(indicator.actual_value)) * 100)}%`;
}
