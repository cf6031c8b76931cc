import { financialYearOf } from '#features/funds/moves/money-fields.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';

/** First and last day of each quarter of a financial year, as months and days; January belongs to the next calendar year. */
const QUARTERS = [
  ['04-01', '06-30', 0],
  ['07-01', '09-30', 0],
  ['10-01', '12-31', 0],
  ['01-01', '03-31', 1],
] as const;

interface Quarter {
  from: string;
  to: string;
  /** `1 Apr 2026 to 30 Jun 2026`. */
  label: string;
}

/** Returns the quarters of the financial years of two ISO days and all between, in order. */
export function quartersOf(first: string, last: string): Quarter[] {
  const quarters: Quarter[] = [];
  const end = Number(financialYearOf(last).slice(0, 4));
  for (let year = Number(financialYearOf(first).slice(0, 4)); year <= end; year += 1) {
    for (const [from, to, later] of QUARTERS) {
      const days = { from: `${year + later}-${from}`, to: `${year + later}-${to}` };
      quarters.push({ ...days, label: `${formatDay(days.from)} to ${formatDay(days.to)}` });
    }
  }
  return quarters;
}
