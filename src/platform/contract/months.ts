import { z } from 'zod';

/** A duration in whole months, from one to a limit. */
export const months = (max: number) =>
  z
    .int('Duration must be a whole number of months')
    .min(1, 'Duration must be at least 1 month')
    .max(max, `Duration must be at most ${max} months`);

/** A typed duration: whole months, null for an empty field, or the reason why it cannot be read. */
type ReadMonths = { months: number | null } | { error: string };

const MONTHS_A_YEAR = 12;

/** Years with their unit, then months; a figure without a word is months. */
const DURATION =
  /^(?<minus>- ?)?(?:(?<years>\d{1,9}(?:\.\d{1,9})?) ?(?:years?|yrs?|y)\.?)?(?: ?(?:,|and|&)? ?(?<rest>\d{1,9}(?:\.\d{1,9})?) ?(?:months?|mths?|mos?|m)?\.?)?$/;

/**
 * Reads a duration as people write it: `18`, `18 months`, `2 years`, `1.5 years`, `1 year 6 months`.
 * @param max most months.
 */
export function readMonths(typed: string, max: number): ReadMonths {
  const text = typed.trim().replaceAll(/\s+/g, ' ').replaceAll('−', '-').toLowerCase();
  if (text === '') return { months: null };
  const { minus, years, rest } = DURATION.exec(text)?.groups ?? {};
  if (years === undefined && rest === undefined) {
    return { error: 'Duration must be a time such as 18 months, 2 years or 1.5 years' };
  }
  const count = Number(years ?? 0) * MONTHS_A_YEAR + Number(rest ?? 0);
  const read = minus ? -count : count;
  const [wrong] = months(max).safeParse(read).error?.issues ?? [];
  return wrong ? { error: wrong.message } : { months: read };
}

/** Returns the months to send: null for an empty field, and NaN, which no schema accepts, if it cannot be read. */
export function monthsFromText(typed: string, max: number): number | null {
  const read = readMonths(typed, max);
  return 'months' in read ? read.months : Number.NaN;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Writes a duration: `18 months`. */
export const monthsText = (count: number): string => counted(count, 'month');

/** Writes a duration as a field says what it understood: `18 months (1 year 6 months)`. */
export function monthsInWords(count: number): string {
  const years = Math.floor(count / MONTHS_A_YEAR);
  const rest = count % MONTHS_A_YEAR;
  if (years === 0) return monthsText(count);
  const inYears = [counted(years, 'year'), rest > 0 && monthsText(rest)].filter(Boolean).join(' ');
  return `${monthsText(count)} (${inYears})`;
}
