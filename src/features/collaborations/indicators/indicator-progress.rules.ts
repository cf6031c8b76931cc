import type { Indicator } from './indicators.contract.ts';

/** What the last total says against the plan. */
export type IndicatorState = 'unread' | 'reached' | 'on-track' | 'behind';

type Plan = Pick<Indicator, 'baseline_value' | 'baseline_date' | 'target_value' | 'target_date'>;

/**
 * The planned value on a day: on the straight line from the baseline to the target, and at its ends before and after.
 * @param day ISO day.
 */
export function plannedOn(plan: Plan, day: string): number {
  const [from, to] = [Date.parse(plan.baseline_date), Date.parse(plan.target_date)];
  const share = Math.min(1, Math.max(0, (Date.parse(day) - from) / (to - from)));
  const start = Number(plan.baseline_value);
  return start + (Number(plan.target_value) - start) * share;
}

/** The part of the way from the baseline to the target that a value has gone: 0.5 is half, 1 the target. */
export function shareReached(plan: Plan, value: number): number {
  const start = Number(plan.baseline_value);
  return (value - start) / (Number(plan.target_value) - start);
}

/** Compares the last total with the plan of its day; an old reading does not fall behind by waiting. */
export function stateOf(indicator: Plan & Pick<Indicator, 'actual_value' | 'actual_date'>): IndicatorState {
  const { actual_value, actual_date } = indicator;
  if (actual_value === null || actual_date === null) return 'unread';
  const share = shareReached(indicator, Number(actual_value));
  if (share >= 1) return 'reached';
  return share >= shareReached(indicator, plannedOn(indicator, actual_date)) ? 'on-track' : 'behind';
}

export const STATE_WORDS: Record<IndicatorState, string> = {
  unread: 'No reading yet',
  reached: 'Target reached',
  'on-track': 'On track',
  behind: 'Behind the plan',
};
