import type { z } from 'zod';
import { type Milestone, MilestoneInput, type MilestoneStatus } from './milestones.contract.ts';

/** Values of the milestone form; `due_date` is an ISO day or ''. */
export interface MilestoneValues {
  title: string;
  description: string;
  due_date: string;
  status: MilestoneStatus;
}

/** Returns the form's values for an existing milestone or a new one. */
export function milestoneValues(milestone?: Milestone): MilestoneValues {
  return {
    title: milestone?.title ?? '',
    description: milestone?.description ?? '',
    due_date: milestone?.due_date ?? '',
    status: milestone?.status ?? 'pending',
  };
}

/** Builds the request body from the form; empty optional fields become null. */
export function toMilestoneInput(values: MilestoneValues): z.input<typeof MilestoneInput> {
  return { ...values, due_date: values.due_date || null };
}

/** Returns the contract's messages by field name; none if the milestone can be sent. */
export function milestoneErrors(values: MilestoneValues): Record<string, string> {
  const result = MilestoneInput.safeParse(toMilestoneInput(values));
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

const DAY_MS = 86_400_000;

/** Returns how many days an open milestone is overdue, or 0. `today` is an ISO day. */
export function daysOverdue(
  { status, due_date }: Pick<Milestone, 'status' | 'due_date'>,
  today: string,
): number {
  if (status === 'completed' || due_date === null) return 0;
  return Math.max(0, (Date.parse(today) - Date.parse(due_date)) / DAY_MS);
}

export interface TimelineSummary {
  total: number;
  completed: number;
  overdue: number;
  /** The next milestone: the first by due date that is not completed. */
  next: Milestone | undefined;
}

/** Summarises milestones; expects them by due date, those without a date last. */
export function summariseTimeline(milestones: Milestone[], today: string): TimelineSummary {
  return {
    total: milestones.length,
    completed: milestones.filter(({ status }) => status === 'completed').length,
    overdue: milestones.filter((milestone) => daysOverdue(milestone, today) > 0).length,
    next: milestones.find(({ status }) => status !== 'completed'),
  };
}
