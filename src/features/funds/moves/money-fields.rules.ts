import { z } from 'zod';
import { IsoDate, Rupees } from '#platform/contract/fields.ts';

/** Whole rupees, at least one. */
export const Amount = Rupees.min(1, 'Amount must be at least ₹1');

const FINANCIAL_YEAR_WRONG = 'Please enter a financial year as 2026-27';

/** A year from April to March: `2026-27`. */
export const FinancialYear = z
  .string(FINANCIAL_YEAR_WRONG)
  .regex(/^20\d{2}-\d{2}$/, FINANCIAL_YEAR_WRONG)
  .refine((year) => (Number(year.slice(2, 4)) + 1) % 100 === Number(year.slice(5)), FINANCIAL_YEAR_WRONG);

/** Returns the financial year that an ISO day belongs to: `2026-27` from 1 April 2026 to 31 March 2027. */
export function financialYearOf(day: string): string {
  const first = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** A bank's reference of a transfer, as it is stored: capitals and digits, without the spaces that people type. */
export const Utr = z
  .string('Please enter the UTR')
  .overwrite((text) => text.replace(/[\s/-]/g, '').toUpperCase())
  .regex(/^[A-Z0-9]{6,30}$/, 'A UTR has 6 to 30 letters and digits');

/** An ISO day of something that has happened; the service refuses one that is still to come. */
export const PastDay = IsoDate;
