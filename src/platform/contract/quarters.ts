import { dayAfter, formatDay } from './dates.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Days of a period, the first and the last, as ISO days. */
export interface Period {
  from: string;
  to: string;
}

const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1];
const isLastOfMonth = (day: string) => dayAfter(day, 1).endsWith('-01');

/** A period as people read it: `April to June 2026`, `April 2026`, `3 Apr 2026 to 5 Jun 2026`. */
export function periodWords({ from, to }: Period): string {
  if (!from.endsWith('-01') || !isLastOfMonth(to)) return `${formatDay(from)} to ${formatDay(to)}`;
  const [firstYear, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (from.slice(0, 7) === to.slice(0, 7)) return `${monthOf(from)} ${firstYear}`;
  if (firstYear === lastYear) return `${monthOf(from)} to ${monthOf(to)} ${lastYear}`;
  return `${monthOf(from)} ${firstYear} to ${monthOf(to)} ${lastYear}`;
}

/** Returns the quarter of the financial year that an ISO day is in: April to June, and so on. */
export function quarterOf(day: string): Period {
  const year = Number(day.slice(0, 4));
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3;
  const from = `${year}-${String(first + 1).padStart(2, '0')}-01`;
  const to = new Date(Date.UTC(year, first + 3, 0)).toISOString().slice(0, 10);
  return { from, to };
}
