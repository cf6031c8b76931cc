const count = new Intl.NumberFormat('en-IN');

/** A number of people or things with Indian grouping: `2,40,000`. */
export const formatCount = (number: number) => count.format(number);

const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1, roundingMode: 'floor' });
const LARGE = [
  { size: 10_000_000, name: 'Cr+' },
  { size: 100_000, name: 'L+' },
  { size: 1000, name: 'K+' },
];

/** A number of people in short, rounded down: `2.5K+` for 2,540; below a thousand in full. */
export function formatCountShort(number: number): string {
  const unit = LARGE.find(({ size }) => number >= size);
  return unit ? `${oneDecimal.format(number / unit.size)}${unit.name}` : formatCount(number);
}
