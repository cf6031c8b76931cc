import { namesOfPlace } from '#platform/contract/places.ts';
import { PAN_INDIA } from '#platform/contract/reference-data.ts';
import type { Context } from '#platform/server/context.ts';
import { findPairCounts } from './filter-counts.repository.ts';
import {
  CSR_KEY,
  countMeeting,
  GROUPS_MAX,
  type KeyGroup,
  levelKey,
  paperKey,
} from './filter-counts.rules.ts';
import { countCandidates, hasHyphens, type MarketplaceFilter } from './marketplace.repository.ts';

const exactly = (key: string): KeyGroup => ({ keys: [key], isExclusive: true });

/** The keys of a district under all its names: of several, a member can have two. */
function districtGroup(district: string): KeyGroup {
  const keys = namesOfPlace(district).map((name) => `district ${name}`);
  return { keys, isExclusive: keys.length === 1 };
}

/** The groups of keys that say who is found; null if something else does, too. */
function allGroupsOf(filter: MarketplaceFilter): KeyGroup[] | null {
  const { type, location, savedBy, verified, anyOf = [], district, csr, papers, named, also } = filter;
  if (savedBy || also || named || hasHyphens(district)) return null;
  const groups: KeyGroup[] = anyOf.map((keys) => ({ keys, isExclusive: false }));
  if (type) groups.push(exactly(type));
  // Who works in all of India has no other state.
  if (location) groups.push({ keys: [location, PAN_INDIA], isExclusive: true });
  if (district) groups.push(districtGroup(district));
  if (verified) groups.push(exactly(levelKey(verified.level)));
  if (csr) groups.push(exactly(CSR_KEY));
  groups.push(...(papers?.names ?? []).map((name) => exactly(paperKey(name))));
  return groups;
}

/** The day on which levels and papers have to be valid; undefined if the filter asks for none. */
const dayOf = ({ verified, csr, papers }: MarketplaceFilter) => (verified ?? csr ?? papers)?.today;

/** Counts from the counts of pairs, up to `max`; undefined if they do not tell. */
async function countByPairs(
  { db }: Pick<Context, 'db'>,
  filter: MarketplaceFilter,
  max: number,
): Promise<number | undefined> {
  const groups = allGroupsOf(filter);
  const [first, second] = groups ?? [];
  if (!groups || !first || groups.length > GROUPS_MAX) return undefined;
  const counted = await findPairCounts(db, first.keys, second?.keys);
  if (counted.day !== (dayOf(filter) ?? counted.day)) return undefined;
  const { members, isExact } = countMeeting(groups, counted.members);
  if (members - counted.changes >= max) return max;
  return isExact && counted.changes === 0 ? members : undefined;
}

/**
 * Counts how many of the members with a filter have each of these keys.
 * @param today ISO day in India on which levels of verification and papers have to be valid.
 * @returns undefined if the counts of pairs do not tell it exactly.
 */
export async function countEachKey(
  { db }: Pick<Context, 'db'>,
  filter: MarketplaceFilter,
  { keys, today }: { keys: string[]; today: string },
): Promise<Record<string, number> | undefined> {
  const groups = allGroupsOf(filter);
  if (!groups || groups.length >= GROUPS_MAX) return undefined;
  const [others] = groups;
  const counted = await findPairCounts(db, keys, others?.keys);
  const counts = keys.map((key, at) => {
    const one = exactly(key);
    return [key, countMeeting(others ? [one, others] : [one], [counted.members[at] ?? []])] as const;
  });
  const isExact = counted.changes === 0 && counts.every(([, count]) => count.isExact);
  if (counted.day !== today || !isExact) return undefined;
  return Object.fromEntries(counts.map(([key, { members }]) => [key, members]));
}

/** Counts the members with filters that have no counters, up to `max`. */
export async function countNarrow(
  ctx: Pick<Context, 'db'>,
  filter: MarketplaceFilter,
  max: number,
): Promise<number> {
  return (await countByPairs(ctx, filter, max)) ?? countCandidates(ctx.db, filter, undefined, max);
}
