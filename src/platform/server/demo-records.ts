import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts';
import { SDG_GOALS, type SdgGoal } from '#platform/contract/reference-data.ts';

/*
 * Shared parts of the demo data of all features. The same key and the same `now` always give the same rows.
 */

/** The time inside every demo id: fixed, so that an id depends on its key alone. */
const ID_TIME = Date.UTC(2025, 0, 1);

const digest = (key: string) => createHash('sha256').update(key).digest('hex');

/** The id of the demo record `key` of a `kind`: a well-formed UUID version 7 (RFC 9562, section 5.7). */
export function demoId(kind: string, key: string): string {
  const time = ID_TIME.toString(16).padStart(12, '0');
  const hash = digest(`${kind}:${key}`);
  const variant = (0x8 | (Number.parseInt(hash.charAt(0), 16) & 0x3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(1, 4)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}

/** An instant about `days` days before `now`; up to ten hours earlier, so that not everything happens at one o'clock. */
export function daysBefore(now: Date, days: number, key: string): Date {
  const minutes = Number.parseInt(digest(key).slice(0, 8), 16) % 600;
  return new Date(now.getTime() - days * DAY_MS - minutes * MINUTE_MS);
}

/** ISO day that lies `days` days after `now` (before it when negative). */
export function dayFrom(now: Date, days: number): string {
  return isoDay(new Date(now.getTime() + days * DAY_MS));
}

/** First day of the month that lies `months` months after `now`'s. */
export function firstOfMonth(now: Date, months: number): string {
  return isoDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)));
}

/** Last day of a period of `length` months that begins `months` months after `now`'s month. */
export function lastOfMonth(now: Date, months: number, length: number): string {
  return isoDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + length, 0)));
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Lakh rupees (1 lakh = 1,00,000) as whole rupees. */
export const rupeesFromLakh = (lakh: number) => Math.round(lakh * 100_000);

/** The cells of a row that is written as `one | two | three`. */
export const cellsOf = (row: string) => row.split(' | ');

/** Sustainable Development Goals by their numbers, 1 to 17. @throws Error for another number. */
export function sdgGoals(numbers: number[]): SdgGoal[] {
  return numbers.map((number) => {
    const goal = SDG_GOALS[number - 1];
    if (!goal) throw new Error(`there is no SDG ${number}`);
    return goal;
  });
}
