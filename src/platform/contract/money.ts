import { formatIndian } from './counts.ts';

const CRORE = 10_000_000;
const LAKH = 100_000;
const THOUSAND = 1_000;

/** Whole rupees in full with Indian grouping: `₹2,40,00,000`. */
export function formatRupees(rupees: number): string {
  return `₹${formatIndian(rupees, 0)}`;
}

const UNITS = [
  { size: CRORE, name: 'Cr' },
  { size: LAKH, name: 'L' },
  { size: THOUSAND, name: 'K' },
];

/** Whole rupees in short for lists: `₹2.4 Cr`, `₹18 L`, `₹25 K`; below a thousand in full. */
export function formatRupeesShort(rupees: number): string {
  // Half a tenth below a unit rounds up to it: ₹99,99,999 is ₹1 Cr, not ₹100 L.
  const unit = UNITS.find(({ size, name }) => rupees >= (name === 'K' ? size : size - size / 2000));
  return unit ? `₹${formatIndian(rupees / unit.size, 1)} ${unit.name}` : formatRupees(rupees);
}

/** Whole rupees as crore with one decimal, the form of the stat tiles: `₹95.1Cr`. */
export function formatCrore(rupees: number): string {
  return `₹${(rupees / CRORE).toFixed(1)}Cr`;
}

/** Whole rupees in full and, from a lakh, in words: `₹35,00,000 (₹35 lakh)`, `₹35,12,345 (about ₹35.12 lakh)`. */
export function formatRupeesInWords(rupees: number): string {
  if (rupees < 0) return `−${formatRupeesInWords(-rupees)}`;
  // From half a hundredth of a lakh below it, the amount rounds up to a crore.
  const [size, name] = rupees >= CRORE - LAKH / 200 ? [CRORE, 'crore'] : [LAKH, 'lakh'];
  if (rupees < LAKH) return formatRupees(rupees);
  const about = (rupees * 100) % size === 0 ? '' : 'about ';
  return `${formatRupees(rupees)} (${about}₹${formatIndian(rupees / size, 2)} ${name})`;
}
