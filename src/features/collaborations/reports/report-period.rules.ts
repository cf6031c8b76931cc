import { isOverdue } from '#features/collaborations/milestones/overdue.rules.ts';
import { dayAfter } from '#platform/contract/dates.ts';
import { type Period, quarterOf } from '#platform/contract/quarters.ts';
import type { MILESTONE_NEWS } from './reports.contract.ts';

/** ISO days of a milestone. */
export interface MilestoneDays {
  due_date: string | null;
  completed_date: string | null;
}

/**
 * What happened to a milestone in a period: completed in it; overdue at its end; or due in it and still open. Null for one
 * that does not belong to it.
 * @param until last day of the period that is over, at most today.
 */
export function newsOf(
  { due_date, completed_date }: MilestoneDays,
  { period_from, period_to }: { period_from: string; period_to: string },
  until: string,
): (typeof MILESTONE_NEWS)[number] | null {
  if (completed_date !== null && completed_date <= period_to)
    return completed_date >= period_from ? 'completed' : null;
  if (due_date === null) return null;
  if (isOverdue({ status: 'active', due_date }, until)) return 'overdue';
  return due_date >= period_from && due_date <= period_to ? 'due' : null;
}

/**
 * The period that a new report begins with: from the day after the last report to the end of that quarter; without a report, the quarter
 * of today. So periods follow one another, and none is told twice.
 * @param lastDay last day of the reports so far; null without one.
 */
export function nextPeriod(lastDay: string | null, today: string): Period {
  if (lastDay === null) return quarterOf(today);
  const from = dayAfter(lastDay, 1);
  return { from, to: quarterOf(from).to };
}

/** The quarters to choose from: that of today and those before, newest first. */
export function quartersBefore(today: string, count: number): Period[] {
  const quarters = [quarterOf(today)];
  for (let last = quarters[0]; last && quarters.length < count; last = quarters.at(-1)) {
    quarters.push(quarterOf(dayAfter(last.from, -1)));
  }
  return quarters;
}
