import { rupeesFromCrore } from '#platform/contract/money.ts';

const LAKH = 100_000;
const CEILING = 1_000_000_000_000;

const UNITS: [pattern: RegExp, rupees: number][] = [
  [/(crores?|cr)\.?$/, 10_000_000],
  [/(lakhs?|lacs?|l)\.?$/, LAKH],
];

/**
 * Converts the create dialog's budget field, which is in crore: drops everything but digits and the point, and
 * multiplies the rest by ten million (spec part 2, section 5). Returns whole rupees, or null if nothing is left.
 */
export function budgetFromCroreText(typed: string): number | null {
  const crore = Number.parseFloat(typed.replaceAll(/[^0-9.]/g, ''));
  return Number.isNaN(crore) ? null : rupeesFromCrore(crore);
}

/** A typed amount: whole rupees, `null` for an empty field, or the reason why it cannot be read. */
type ReadBudget = { rupees: number | null } | { error: string };

/**
 * Reads the workspace's budget field as people write amounts: `2,40,00,000`, `₹2.4 Cr`, `18 lakh`. A figure without a
 * unit is in rupees.
 */
export function readBudget(typed: string): ReadBudget {
  const words = typed
    .toLowerCase()
    .replace(/^(₹|rs\.?|inr)/, '')
    .replaceAll(/[\s,]/g, '');
  if (words === '') return { rupees: null };
  const [pattern, size] = UNITS.find(([unit]) => unit.test(words)) ?? [/$/, 1];
  const figure = words.replace(pattern, '');
  if (!/^\d+(\.\d+)?$/.test(figure)) return { error: 'Please write an amount such as 2,40,00,000 or 2.4 Cr' };
  const rupees = Math.round(Number(figure) * size);
  return rupees > CEILING ? { error: 'Amount must be at most ₹1,00,000 Cr' } : { rupees };
}
