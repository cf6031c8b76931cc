import { dayAfter, instantInIndia } from '#platform/contract/dates.ts';

/** Most slots to come, of all admins together. */
export const SLOTS_MAX = 500;
/** Most weeks of a pattern. */
export const WEEKS_MAX = 12;
/** Most times of day in a pattern. */
export const TIMES_MAX = 8;

/** 0 is Sunday. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A pattern of slots: one day, or days of the week for some weeks. Days are ISO days in India, times `16:30`. */
interface Pattern {
  first_day: string;
  times: string[];
  /** Empty for the first day alone. */
  weekdays: string[];
  weeks: number;
}

/** The starts of a pattern, as ISO instants, in order. The weeks are counted from the first day. */
export function startsOf({ first_day, times, weekdays, weeks }: Pattern): string[] {
  const count = weekdays.length > 0 ? weeks * 7 : 1;
  const days = Array.from({ length: count }, (_, at) => dayAfter(first_day, at));
  const wanted = days.filter((day) => {
    const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
    return weekdays.length === 0 || (weekday !== undefined && weekdays.includes(weekday));
  });
  return wanted.flatMap((day) => times.map((time) => instantInIndia(day, time).toISOString())).toSorted();
}
