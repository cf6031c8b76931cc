import { dayAfter, dayInIndia, formatDay } from '#platform/contract/dates.ts';

/** Returns the ISO day of the Monday of the week that an ISO day is in. */
export function mondayOf(day: string): string {
  const daysSince = (new Date(day).getUTCDay() + 6) % 7;
  return dayAfter(day, -daysSince);
}

/** Returns the Mondays of the last `count` weeks in India, the newest first. */
export function lastMondays(now: Date, count: number): string[] {
  const monday = mondayOf(dayInIndia(now));
  return Array.from({ length: count }, (_, weeks) => dayAfter(monday, -7 * weeks));
}

/** Returns the middle of the values, of an even number the mean of the two in the middle; null if there are none. */
export function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Business minutes in words: `45 min`, `3 h`, `3 h 20 min`. */
export function formatBusinessMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The week that starts on an ISO day: `16 to 22 Nov 2026`, `30 Nov to 6 Dec 2026`. */
export function formatWeek(monday: string): string {
  const [first, last] = [formatDay(monday), formatDay(dayAfter(monday, 6))];
  const [day, month, year] = first.split(' ');
  const [, lastMonth, lastYear] = last.split(' ');
  if (year !== lastYear) return `${first} to ${last}`;
  return month === lastMonth ? `${day} to ${last}` : `${day} ${month} to ${last}`;
}
