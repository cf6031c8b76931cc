import { formatRupees } from '#platform/contract/money.ts';

/** A duty rounds up, a cap down, a penalty half up. */
type Rounding = 'up' | 'down' | 'half up';

/** Divides exactly, and rounds to a whole number. */
export function divided(sum: bigint, by: bigint, rounding: Rounding): bigint {
  if (rounding === 'half up') return divided(2n * sum + by, 2n * by, 'down');
  const floor = sum / by - (sum % by !== 0n && sum < 0n !== by < 0n ? 1n : 0n);
  return rounding === 'up' && sum % by !== 0n ? floor + 1n : floor;
}

/** A number of the law such as `2` or `2.5` as a fraction. */
function fraction(number: string): [bigint, bigint] {
  const [whole = '0', part = ''] = number.split('.');
  return [BigInt(whole + part), 10n ** BigInt(part.length)];
}

/** Returns a share in percent of a sum, or of the average of `count` parts whose sum it is: the average itself is never rounded. */
export function share(percent: string, sum: bigint, rounding: Rounding, count = 1): bigint {
  const [above, below] = fraction(percent);
  return divided(sum * above, below * 100n * BigInt(count), rounding);
}

/** How a limit is written in the law's rows. */
export const LIMIT = /^(?<which>min|max)\((?<percent>\d{1,4}(?:\.\d{1,4})?)%, (?<amount>\d{1,15})\)$/;

interface Limit {
  /** Of the share and the sum the lower one counts, or the higher one. */
  which: 'min' | 'max';
  percent: string;
  /** Whole rupees. */
  amount: bigint;
}

/** Reads a limit. @throws Error for one that is not written as a limit, which no row of the law is. */
function limitOf(value: string): Limit {
  const { which, percent = '', amount = '' } = LIMIT.exec(value)?.groups ?? {};
  if (which !== 'min' && which !== 'max') throw new Error(`Not a limit: ${value}`);
  return { which, percent, amount: BigInt(amount) };
}

/** Returns what a limit allows, or takes, of a sum: the share or the amount, whichever is lower or higher. */
export function limited(value: string, sum: bigint, rounding: Rounding): bigint {
  const { which, percent, amount } = limitOf(value);
  const part = share(percent, sum, rounding);
  return which === 'min' ? lower(part, amount) : higher(part, amount);
}

export const lower = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const higher = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Returns a sum, or nothing if it is below zero. */
export const atLeastZero = (sum: bigint): bigint => higher(sum, 0n);

/** Adds sums of the API, which are whole rupees or missing. */
export const total = (...sums: (number | null | undefined)[]): bigint =>
  sums.reduce<bigint>((all, sum) => all + BigInt(sum ?? 0), 0n);

/** Whole rupees as people read them, also below zero. */
export const inRupees = (sum: bigint): string =>
  sum < 0n ? `−${formatRupees(Number(-sum))}` : formatRupees(Number(sum));
