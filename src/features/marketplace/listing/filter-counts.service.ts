import type { Context } from '#platform/server/context.ts';
import { findPairCounts } from './filter-counts.repository.ts';
import { countMeeting, GROUPS_MAX, type KeyGroup } from './filter-counts.rules.ts';
import {
  ALL_OF_INDIA,
  countCandidates,
  countLookedThrough,
  type MarketplaceFilter,
} from './marketplace.repository.ts';

/** The groups of keys that say who is found; null if something else does, too. */
function allGroupsOf(filter: MarketplaceFilter): KeyGroup[] | null {
  const { type, location, savedBy, verified, anyOf = [], district, csr, papers, named, also } = filter;
  // A level of verification and papers have days that are compared.
  if (savedBy || verified || district || csr || papers || also || named) return null;
  const groups: KeyGroup[] = anyOf.map((keys) => ({ keys, isExclusive: false }));
  if (type) groups.push({ keys: [type], isExclusive: true });
  // Who works in all of India has no other state.
  if (location) groups.push({ keys: [location, ALL_OF_INDIA], isExclusive: true });
  return groups;
}

/** All pairs of a key of one group and a key of another; of one group, each key with itself. */
const pairsOf = (first: KeyGroup, second?: KeyGroup) =>
  first.keys.flatMap((one) => (second?.keys ?? [one]).map((other): [string, string] => [one, other]));

/** Counts from the counts of pairs, up to `max`; undefined if they do not tell. */
async function countByPairs(
  { db }: Pick<Context, 'db'>,
  filter: MarketplaceFilter,
  max: number,
): Promise<number | undefined> {
  const groups = allGroupsOf(filter);
  const [first, second] = groups ?? [];
  if (!groups || !first || groups.length > GROUPS_MAX) return undefined;
  const { pairs, changes } = await findPairCounts(db, pairsOf(first, second));
  const { members, isExact } = countMeeting(groups, pairs);
  if (members - changes >= max) return max;
  return isExact && changes === 0 ? members : undefined;
}

/**
 * Counts how many of the members with a filter have each of these keys.
 * @returns undefined if the counts of pairs do not tell it exactly.
 */
export async function countEachKey(
  { db }: Pick<Context, 'db'>,
  filter: MarketplaceFilter,
  keys: string[],
): Promise<Record<string, number> | undefined> {
  const groups = allGroupsOf(filter);
  if (!groups || groups.length >= GROUPS_MAX) return undefined;
  const [others] = groups;
  const { pairs, changes } = await findPairCounts(db, pairsOf({ keys, isExclusive: false }, others));
  const counts = keys.map((key) => {
    const one = { keys: [key], isExclusive: true };
    return [key, countMeeting(others ? [one, others] : [one], pairs)] as const;
  });
  if (changes > 0 || counts.some(([, { isExact }]) => !isExact)) return undefined;
  return Object.fromEntries(counts.map(([key, { members }]) => [key, members]));
}

/** With fewer members than this who were ever at a level, all who meet the filter are counted as fast. */
const MANY_MEMBERS = 20_000;

/** Members who are looked at in the order of the marketplace, to see whether a level of verification is common. */
const LOOKS = 5000;

/** Says whether many members have a level of verification, or had it; as the job counted last. */
async function isCommonLevel({ db }: Pick<Context, 'db'>, { verified }: MarketplaceFilter): Promise<boolean> {
  if (!verified) return false;
  const key = `level ${verified.level}`;
  const { pairs } = await findPairCounts(db, [[key, key]]);
  return (pairs[0]?.members ?? 0) > MANY_MEMBERS;
}

/**
 * Counts the members with filters that have no counters, up to `max`. Reading all members with a common filter from the
 * index takes the longer the more there are: common ones are known from the counts of pairs, or met among the first.
 */
export async function countNarrow(
  ctx: Pick<Context, 'db'>,
  filter: MarketplaceFilter,
  max: number,
): Promise<number> {
  const { db } = ctx;
  const known = await countByPairs(ctx, filter, max);
  if (known !== undefined) return known;
  const isCommon = !filter.savedBy && (await isCommonLevel(ctx, filter));
  if (isCommon && (await countLookedThrough(db, filter, LOOKS, max)) === max) return max;
  return countCandidates(db, filter, undefined, max);
}
