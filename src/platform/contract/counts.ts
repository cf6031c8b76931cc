/**
 * Decimal digits with Indian grouping: `240000.50` is `2,40,000.50`. `Intl.NumberFormat('en-IN')` writes the same, but
 * a browser takes up to 120 ms to make the first one, when the first screen has to answer.
 */
export function groupDigits(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  // No number has a hundred digits. Without an end each digit would be counted from to the last one.
  const grouped = whole.replaceAll(/\B(?=(\d\d){0,50}\d{3}$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}

/** Writes a number with Indian grouping, rounded to at most `decimals` places: `2,40,000.5`. */
export const formatIndian = (number: number, decimals: number) =>
  groupDigits(String(Number(number.toFixed(decimals))));

/** A number of people or things with Indian grouping: `2,40,000`. */
export const formatCount = (number: number) => formatIndian(number, 3);

const LARGE = [
  { size: 10_000_000, name: 'Cr' },
  { size: 100_000, name: 'L' },
  { size: 1000, name: 'K' },
];

/** A number in short, with a plus sign where it is cut: `2.5K+` for 2,540, `2.5K` for 2,500; below a thousand in full. */
export function formatCountShort(number: number): string {
  const unit = LARGE.find(({ size }) => number >= size);
  if (!unit) return formatCount(number);
  const tenths = Math.floor((number * 10) / unit.size);
  const isCut = tenths * unit.size < number * 10;
  return `${formatIndian(tenths / 10, 1)}${unit.name}${isCut ? '+' : ''}`;
}
