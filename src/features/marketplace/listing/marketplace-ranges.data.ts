/**
 * Ranges of the total budget of a member's projects, in whole rupees, from small to large. A range's place is its key in
 * the database: `marketplace_keys()` has the same limits.
 */
export const BUDGET_RANGES = [
  { id: 'under-10-lakh', from: 1, to: 10_00_000, label: 'Under ₹10 L' },
  { id: '10-50-lakh', from: 10_00_000, to: 50_00_000, label: '₹10 L to ₹50 L' },
  { id: '50-lakh-1-crore', from: 50_00_000, to: 1_00_00_000, label: '₹50 L to ₹1 Cr' },
  { id: '1-5-crore', from: 1_00_00_000, to: 5_00_00_000, label: '₹1 Cr to ₹5 Cr' },
  { id: '5-25-crore', from: 5_00_00_000, to: 25_00_00_000, label: '₹5 Cr to ₹25 Cr' },
  { id: 'over-25-crore', from: 25_00_00_000, to: null, label: '₹25 Cr and more' },
] as const;

/** Ranges of the price of a service, in whole rupees. `price_key()` has the same limits. */
export const PRICE_RANGES = [
  { id: 'under-10-thousand', from: 0, to: 10_000, label: 'Under ₹10,000' },
  { id: '10-50-thousand', from: 10_000, to: 50_000, label: '₹10,000 to ₹50,000' },
  { id: '50-thousand-2-lakh', from: 50_000, to: 2_00_000, label: '₹50,000 to ₹2 L' },
  { id: '2-10-lakh', from: 2_00_000, to: 10_00_000, label: '₹2 L to ₹10 L' },
  { id: 'over-10-lakh', from: 10_00_000, to: null, label: '₹10 L and more' },
] as const;

type BudgetRange = (typeof BUDGET_RANGES)[number]['id'];
type PriceRange = (typeof PRICE_RANGES)[number]['id'];

export const BUDGET_RANGE_IDS = BUDGET_RANGES.map(({ id }) => id) as [BudgetRange, ...BudgetRange[]];
export const PRICE_RANGE_IDS = PRICE_RANGES.map(({ id }) => id) as [PriceRange, ...PriceRange[]];

/** Orders of the marketplace. `best`: complete profiles first, and with words those who match them best. */
export const SORTS = ['best', 'match', 'newest', 'rating', 'experienced'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * What a list is asked for: an order, or `auto`. That is `match` where the caller's profile says enough to be matched and no
 * words are searched for, else `best`.
 */
export const ASKED_SORTS = [...SORTS, 'auto'] as const;

/** So many members, the first in the order `best`, are put in the order of their scores by `match`. */
export const MATCHED_MAX = 300;
