import { PAN_INDIA } from '#platform/contract/reference-data.ts';
import type { MarketplaceProfile } from './marketplace.contract.ts';

type Placed = Pick<MarketplaceProfile, 'headquarters_state' | 'operating_regions'>;

/** Returns why a member is found under a state, in words; null if neither head office nor operating regions say it. */
export function foundUnder(state: string, { headquarters_state, operating_regions }: Placed): string | null {
  if (headquarters_state === state) return `Head office in ${state}`;
  if (operating_regions.includes(state)) return `Works in ${state}`;
  return operating_regions.includes(PAN_INDIA) ? 'Works Pan India' : null;
}
