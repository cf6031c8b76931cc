import { groupDigits } from '#platform/contract/counts.ts';

const PLACES = 4;

/** A decimal text with at most four decimals as a whole number of ten-thousandths, so that it compares exactly. */
export function toUnits(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  // Validation also reads numbers that the pattern of the field has refused.
  if (!/^\d{1,12}$/.test(whole) || !/^\d{0,4}$/.test(fraction)) return 0n;
  const units = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return decimal.startsWith('-') ? -units : units;
}

/** A decimal text with Indian grouping: `-1,25,000.5`. */
export const formatDecimal = (decimal: string) =>
  (decimal.startsWith('-') ? '-' : '') + groupDigits(decimal.replace('-', ''));
