const count = new Intl.NumberFormat('en-IN');

/** A number of people or things with Indian grouping: `2,40,000`. */
export const formatCount = (number: number) => count.format(number);

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
  return `${count.format(tenths / 10)}${unit.name}${isCut ? '+' : ''}`;
}
