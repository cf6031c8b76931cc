import { formatIndian, groupDigits } from '#platform/contract/counts.ts';

/** Shown where the source gives no figure. */
export const NOT_AVAILABLE = 'not available';

/** Formats crore rupees as the sources do, without sign and unit: `1,46,208.42`. */
export function formatCrore(crore: number): string {
  return groupDigits(crore.toFixed(2));
}

/** Formats crore rupees with sign and unit: `₹1,46,208.42 Cr`; null is "not available". */
export function formatCroreInFull(crore: number | null): string {
  return crore === null ? NOT_AVAILABLE : `₹${formatCrore(crore)} Cr`;
}

/** Formats a whole number with Indian grouping: `10,40,99,452`. */
export function formatWhole(value: number): string {
  return formatIndian(value, 0);
}

/** Formats a fraction in whole percent: 0.3406 is `34%`; a fraction that would round to zero is `<1%`. */
export function formatShare(fraction: number): string {
  return fraction > 0 && fraction < 0.005 ? '<1%' : `${formatIndian(fraction * 100, 0)}%`;
}

/** Formats a percentage with two decimals: 2.6 is `2.60%`. */
export function formatPercent(share: number): string {
  return `${groupDigits(share.toFixed(2))}%`;
}

/** Formats a rank among `count` values, 1 for the highest: `highest of 37`, `22nd highest of 37`, `lowest of 37`. */
export function formatRank(rank: number, count: number): string {
  if (rank === 1) return `highest of ${count}`;
  if (rank === count) return `lowest of ${count}`;
  const isTeen = rank % 100 >= 11 && rank % 100 <= 13;
  return `${rank}${(!isTeen && ['', 'st', 'nd', 'rd'][rank % 10]) || 'th'} highest of ${count}`;
}
