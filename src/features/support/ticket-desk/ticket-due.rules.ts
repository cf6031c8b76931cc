import { formatInstant, formatTime } from '#platform/contract/dates.ts';

interface Due {
  status: string;
  due_at: string | null;
  waiting_since: string | null;
}

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** Says to supporters when an answer is due, in Indian time: `Due 24 Nov 2026, 3:30 pm`. */
export function dueText({ status, due_at, waiting_since }: Due, now: Date): string {
  if (status === 'resolved') return 'Resolved';
  if (due_at) return `${Date.parse(due_at) < now.getTime() ? 'Late since' : 'Due'} ${when(due_at)}`;
  return waiting_since ? `Waits for the author since ${formatInstant(waiting_since)}` : 'No answer is due';
}
