import { dayInIndia, formatDay, formatTime } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import type { Ticket } from './support-tickets.contract.ts';

/** Days after the resolution in which an answer of the author reopens a ticket, and the help can be rated. */
export const REOPEN_DAYS = 14;

/** Returns the last instant (ISO) at which a ticket can be reopened and rated; null for one that is not resolved. */
export const reopenUntil = (resolvedAt: string | null): string | null =>
  resolvedAt && new Date(Date.parse(resolvedAt) + REOPEN_DAYS * DAY_MS).toISOString();

/** True if an answer of the author reopens a ticket that was resolved at `resolvedAt`. */
export const canReopen = (resolvedAt: string | null, now: Date): boolean =>
  resolvedAt !== null && Date.parse(resolvedAt) + REOPEN_DAYS * DAY_MS >= now.getTime();

/** True if the author can rate the help now: within those days, and at most one change. */
export const canRate = (
  { resolved_at, rating_changed }: { resolved_at: string | null; rating_changed: boolean },
  now: Date,
): boolean => canReopen(resolved_at, now) && !rating_changed;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** An ISO instant as people read an appointment: `Tue 24 Nov, 3:30 PM IST`; with the year in another year than `now`. */
export function formatDue(instant: string, now: Date): string {
  const day = dayInIndia(new Date(instant));
  const date = formatDay(day);
  const shown = day.slice(0, 4) === dayInIndia(now).slice(0, 4) ? date.slice(0, -5) : date;
  return `${WEEKDAYS[new Date(day).getUTCDay()]} ${shown}, ${formatTime(instant).toUpperCase()} IST`;
}

/** Says to the author who acts next, and by when. */
export function nextStep(
  {
    status,
    due_at,
    waiting_since,
    resolved_at,
  }: Pick<Ticket, 'status' | 'due_at' | 'waiting_since' | 'resolved_at'>,
  now: Date,
): string {
  if (status === 'resolved') return resolved_at ? `Resolved on ${formatDue(resolved_at, now)}` : 'Resolved';
  if (waiting_since) return 'We wait for your answer';
  if (!due_at) return 'We answer as soon as we can';
  return Date.parse(due_at) < now.getTime()
    ? `Our answer is late: it was due by ${formatDue(due_at, now)}. We are sorry.`
    : `We answer by ${formatDue(due_at, now)}`;
}

/** Address of the page of a ticket. */
export const ticketPath = (number: string) => `/support/tickets/${number}`;
