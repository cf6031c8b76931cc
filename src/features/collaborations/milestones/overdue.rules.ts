import { dayInIndia } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';

/** What decides whether a milestone is overdue. */
interface DatedMilestone {
  status: 'pending' | 'active' | 'completed';
  /** ISO day. */
  due_date: string | null;
}

/**
 * Returns how many days a milestone is overdue, or 0: it is from the day after its due date until it is completed.
 * `collaboration/collaborations.repository.ts` counts by the same rule.
 * @param today ISO day in India.
 */
export function daysOverdue({ status, due_date }: DatedMilestone, today: string): number {
  if (status === 'completed' || due_date === null) return 0;
  return Math.max(0, (Date.parse(today) - Date.parse(due_date)) / DAY_MS);
}

/** True for a milestone that is overdue on a day. @param today ISO day in India. */
export const isOverdue = (milestone: DatedMilestone, today: string): boolean =>
  daysOverdue(milestone, today) > 0;

/** Returns how many days after its due date a milestone was completed, or 0. Its lateness stays on record. */
export function daysCompletedLate({
  due_date,
  completed_at,
}: {
  due_date: string | null;
  completed_at: string | null;
}): number {
  if (due_date === null || completed_at === null) return 0;
  return Math.max(0, (Date.parse(dayInIndia(new Date(completed_at))) - Date.parse(due_date)) / DAY_MS);
}
