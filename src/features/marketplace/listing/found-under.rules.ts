import { PAN_INDIA } from '#platform/contract/reference-data.ts';
import type { MarketplaceProfile } from './marketplace.contract.ts';

type Placed = Pick<MarketplaceProfile, 'location' | 'headquarters_state' | 'operating_regions'>;

/** The place of the head office as cards show it. */
export const placeOf = ({ location, headquarters_state }: Omit<Placed, 'operating_regions'>) =>
  location || headquarters_state;

/**
 * Returns why a member is found under a state, in words; null if neither head office nor operating regions say it, or the place
 * on the card does already.
 */
export function foundUnder(state: string, member: Placed): string | null {
  const { headquarters_state, operating_regions } = member;
  if (headquarters_state === state) {
    return placeOf(member)?.includes(state) ? null : `Head office in ${state}`;
  }
  if (operating_regions.includes(state)) return `Works in ${state}`;
  return operating_regions.includes(PAN_INDIA) ? 'Works Pan India' : null;
}
