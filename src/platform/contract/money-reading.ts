import type { z } from 'zod';
import { Rupees } from './fields.ts';
import { formatRupees } from './money.ts';
import { withoutEnd } from './texts.ts';

/** Unit of a figure without a word: rupees, or crore in a field that counts in crore. */
export type MoneyUnit = 'rupee' | 'crore';

/** A typed amount: whole rupees, null for an empty field, or the reason why it cannot be read. */
type ReadRupees = { rupees: number | null } | { error: string };

const ZEROS = { rupee: 0, thousand: 3, lakh: 5, crore: 7 };

/** An amount in lower case with single spaces: sign, currency, figure, unit, currency. */
const AMOUNT =
  /^(?<minus>-? ?(?:₹|rs\.?|inr)? ?-?) ?(?<whole>\d+(?:[, ]\d+)*)?(?:\.(?<part>\d+))? ?(?:(?<crore>crores?|crs?)|(?<lakh>lakhs?|lacs?|l)|(?<thousand>thousands?|k))?\.? ?(?<rupee>rupees?|rs\.?|inr)? ?(?:\/-)?$/;

/** True if commas or spaces can only group digits; `3,5` could be a decimal comma, and `1,2,3` is a list. */
function isGrouped(whole: string): boolean {
  const [, ...groups] = whole.split(/[, ]/);
  return groups.every(({ length }) => length >= (groups.length === 1 ? 3 : 2));
}

/** From so many digits on a figure without a word is in rupees, also in a field that counts in crore: nobody has a lakh crore. */
const RUPEE_DIGITS = 6;

/** Returns the unit in which a figure without a word is read: `3.5` is in crore where the field counts so, `35,00,000` never is. */
export function unitOf(typed: string, unit: MoneyUnit): MoneyUnit {
  const [whole = ''] = typed.split('.');
  return whole.replaceAll(/\D/g, '').length >= RUPEE_DIGITS ? 'rupee' : unit;
}

/**
 * Reads an amount as people write it, exactly and in whole rupees: `2,40,00,000`, `₹2.4 Cr`, `18 lakh`, `12k`.
 * @param label the field's label, for the message.
 * @param unit the unit of a figure without a word.
 * @param amounts which amounts the field takes; none below zero by default.
 */
export function readRupees(
  typed: string,
  label: string,
  unit: MoneyUnit = 'rupee',
  amounts: z.ZodType<number> = Rupees,
): ReadRupees {
  const text = typed.trim().replaceAll(/\s+/g, ' ').replaceAll('−', '-').toLowerCase();
  if (text === '') return { rupees: null };
  const { minus = '', whole = '', part = '', ...words } = AMOUNT.exec(text)?.groups ?? {};
  if (whole + part === '' || minus.split('-').length > 2 || !isGrouped(whole)) {
    return { error: `${label} must be an amount such as 35 lakh, 3.5 Cr or 35,00,000` };
  }
  const named = (['crore', 'lakh', 'thousand', 'rupee'] as const).find((word) => words[word]);
  const zeros = ZEROS[named ?? unitOf(whole, unit)];
  const fraction = withoutEnd(part, /0/);
  if (fraction.length > zeros) {
    return { error: `${label} must be whole rupees, for example 2,40,000 or 2.4 Cr` };
  }
  // Digits are shifted, not multiplied: 0.29 crore is exact. What is too long for that is over the limit anyway.
  const amount = Number(whole.replaceAll(/[, ]/g, '') + fraction.padEnd(zeros, '0'));
  const rupees = Math.min(amount, Number.MAX_SAFE_INTEGER) * (minus.includes('-') ? -1 : 1);
  const [wrong] = amounts.safeParse(rupees).error?.issues ?? [];
  return wrong ? { error: wrong.message } : { rupees };
}

/** Returns the amount to send: null for an empty field, and NaN, which no schema accepts, if it cannot be read. */
export function rupeesFromText(typed: string, unit?: MoneyUnit): number | null {
  const read = readRupees(typed, '', unit);
  return 'rupees' in read ? read.rupees : Number.NaN;
}

/** Returns stored rupees as a money field shows them: `35,00,000`, or '' for none. */
export const rupeesText = (rupees: number | null | undefined): string =>
  rupees === null || rupees === undefined ? '' : formatRupees(rupees).slice(1);

/** Returns the messages of the money fields that cannot be read, by field. */
export function moneyErrors<Field extends string>(
  values: Record<NoInfer<Field>, string>,
  labels: Record<Field, string>,
  unit?: MoneyUnit,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(labels) as Field[]) {
    const read = readRupees(values[field], labels[field], unit);
    if ('error' in read) errors[field] = read.error;
  }
  return errors;
}
