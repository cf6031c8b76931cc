import { isOverdue } from '#features/collaborations/milestones/overdue.rules.ts';
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
