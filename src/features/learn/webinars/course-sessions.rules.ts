import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { MINUTE_MS } from '#platform/contract/durations.ts';

/** Most dates of one course. */
export const SESSIONS_MAX = 50;
/** Most members on the waiting list of a date. */
export const WAITING_MAX = 200;

/** When a date ends, as an ISO instant. */
export const endOf = ({ starts_at, minutes }: { starts_at: string; minutes: number }): string =>
  new Date(Date.parse(starts_at) + minutes * MINUTE_MS).toISOString();

/** Date and time in India: `24 Nov 2026, 4:30 pm to 6:00 pm IST`. */
export function sessionTime(session: { starts_at: string; minutes: number }): string {
  const { starts_at } = session;
  return `${formatInstant(starts_at)}, ${formatTime(starts_at)} to ${formatTime(endOf(session))} IST`;
}

/** Hours before the start at which members are reminded. */
export const REMINDED_BEFORE = [24, 1] as const;

/** Reminder that a member who gets a place now does not need any more: 24 or 1 (hours before the start), or none. */
export function neededNoLonger(startsAt: string, now: Date): number | null {
  const hours = (Date.parse(startsAt) - now.getTime()) / (60 * MINUTE_MS);
  return REMINDED_BEFORE.findLast((before) => hours <= before) ?? null;
}

/** `12 places left`, `Full, waiting list open`. */
export const placesText = ({ places_left }: { places_left: number }): string => {
  if (places_left === 0) return 'Full, with a waiting list';
  return `${places_left} ${places_left === 1 ? 'place' : 'places'} left`;
};
