import type { Db } from '#platform/server/database/connect.ts';
import { findPairCounts } from './filter-counts.repository.ts';
import { countMeeting, GROUPS_MAX, type KeyGroup } from './filter-counts.rules.ts';
import {
  ALL_OF_INDIA,
  countCandidates,
  countLookedThrough,
  countProfiles,
  type MarketplaceFilter,
} from './marketplace.repository.ts';

/** The groups of keys that say who is found; null if something else does, too. */
function groupsOf(filter: MarketplaceFilter): KeyGroup[] | null {
  const { type, location, savedBy, verified, anyOf = [], district, csr, named, also } = filter;
  // A level of verification and papers have days that are compared.
  if (savedBy || verified || district || csr || also || named) return null;
  const groups: KeyGroup[] = anyOf.map((keys) => ({ keys, isExclusive: false }));
  if (type) groups.push({ keys: [type], isExclusive: true });
  // Who works in all of India has no other state.
  if (location) groups.push({ keys: [location, ALL_OF_INDIA], isExclusive: true });
  return groups.length > 0 && groups.length <= GROUPS_MAX ? groups : null;
}

/** Counts from the counts of pairs, up to `max`; undefined if they do not tell. */
async function countByPairs(db: Db, filter: MarketplaceFilter, max: number): Promise<number | undefined> {
  const groups = groupsOf(filter);
  const [first, second] = groups ?? [];
  if (!groups || !first) return undefined;
  const asked = first.keys.flatMap((one) =>
    (second?.keys ?? [one]).map((other): [string, string] => [one, other]),
  );
  const { pairs, changes } = await findPairCounts(db, asked);
  const { members, isExact } = countMeeting(groups, pairs);
  if (members - changes >= max) return max;
  return isExact && changes === 0 ? members : undefined;
}

/** In a smaller marketplace all who meet a filter are counted as fast. */
const MANY_MEMBERS = 50_000;

/** Members who are looked at in the order of the marketplace, to see whether a level of verification is common. */
const LOOKS = 5000;

/**
 * Counts the members with filters that have no counters, up to `max`. Reading all members with a common filter from the
 * index takes the longer the more there are: common ones are known from the counts of pairs, or met among the first.
 */
export async function countNarrow(db: Db, filter: MarketplaceFilter, max: number): Promise<number> {
  const known = await countByPairs(db, filter, max);
  if (known !== undefined) return known;
  const isCommon = filter.verified && !filter.savedBy && (await countProfiles(db, filter)) > MANY_MEMBERS;
  if (isCommon && (await countLookedThrough(db, filter, LOOKS, max)) === max) return max;
  return countCandidates(db, filter, undefined, max);
}
