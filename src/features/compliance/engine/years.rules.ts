const padded = (number: number, digits = 2) => String(number).padStart(digits, '0');

/** Returns the calendar year in which a financial year begins: 2026 of `2026-27`. */
const startOf = (year: string): number => Number(year.slice(0, 4));

/** Returns the financial year some years after another; before it for a negative number. */
export function yearAfter(year: string, years: number): string {
  const first = startOf(year) + years;
  return `${first}-${padded((first + 1) % 100)}`;
}

/** Returns the ISO day on which a financial year begins, 1 April. */
export const firstDayOf = (year: string): string => `${startOf(year)}-04-01`;

/** Returns the ISO day on which a financial year ends, 31 March. */
export const lastDayOf = (year: string): string => `${startOf(year) + 1}-03-31`;

/** Returns the same day some months later, or the last day of that month if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${padded(first.getUTCFullYear(), 4)}-${padded(first.getUTCMonth() + 1)}-${padded(Math.min(date, last))}`;
}

/** Returns the number of days from one ISO day to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/**
 * Returns the first financial year of a company: of one that is formed from 1 January on it ends on 31 March of the next year
 * (section 2(41)).
 */
export function firstYearOf(incorporatedOn: string): string {
  const year = Number(incorporatedOn.slice(0, 4));
  return `${year}-${padded((year + 1) % 100)}`;
}
