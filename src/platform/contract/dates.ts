import { DAY_MS, HOUR_MS } from './durations.ts';

/**
 * The product serves India: days and instants are shown, and "today" begins, in India's time wherever the browser is.
 * Five and a half hours ahead of UTC all year, so it is added: to make an `Intl.DateTimeFormat` with a time zone takes
 * a phone 60 ms.
 */
const AHEAD_MS = 5.5 * HOUR_MS;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the time in India at an instant, as a date whose UTC parts are India's. */
const inIndia = (instant: Date) => new Date(instant.getTime() + AHEAD_MS);

/** The ISO day `YYYY-MM-DD` that an instant falls on in India. */
export function dayInIndia(instant: Date): string {
  return inIndia(instant).toISOString().slice(0, 10);
}

/** Returns the instant at which a day of India has a time of day (`HH:MM`), midnight without one; an invalid date for a half-filled field. */
export const instantInIndia = (day: string, time = '00:00') => new Date(`${day}T${time}:00+05:30`);

/** Returns the ISO instant of a form's day and time in India; empty while one of them is missing, so that the schema names the field. */
export function instantOfFields(day: string, time: string): string {
  const instant = instantInIndia(day, time);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}

/** Returns the time of day of an instant in India as a form's field holds it: `14:30`. */
export const timeFieldInIndia = (instant: Date) => inIndia(instant).toISOString().slice(11, 16);

/** An instant of a table for spreadsheets: `2026-11-20 15:30:00` in India. The column says that it is Indian time. */
export const tableTimeInIndia = (instant: string | null): string | null =>
  instant === null ? null : inIndia(new Date(instant)).toISOString().slice(0, 19).replace('T', ' ');

/** Returns the ISO day some days after another; before it for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole seconds from an instant until the next day begins in India. */
export function secondsToMidnightInIndia(instant: Date): number {
  return Math.ceil((DAY_MS - (inIndia(instant).getTime() % DAY_MS)) / 1000);
}

/** An ISO day as people read it: `21 Nov 2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The day of an ISO instant in India: `21 Nov 2026`. */
export function formatInstant(instant: string): string {
  return formatDay(dayInIndia(new Date(instant)));
}

/** The time of day of an ISO instant in India: `12:41 pm`. */
export function formatTime(instant: string): string {
  const time = inIndia(new Date(instant));
  const hours = time.getUTCHours();
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Returns the age of an ISO instant: "Just now" within the hour, then hours, from 24 hours on days (spec part 2, section 9). */
export function formatAgo(instant: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(instant)) / HOUR_MS);
  if (hours < 1) return 'Just now';
  const [count, unit] = hours < 24 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
