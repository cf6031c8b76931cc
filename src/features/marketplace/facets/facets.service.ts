import { lastYearOfFoundation } from '#features/marketplace/listing/csr-eligibility.rules.ts';
import {
  type MarketplaceFilterQuery,
  SEARCH_TOTAL_MAX,
} from '#features/marketplace/listing/marketplace.contract.ts';
import { filterOf, findHits, type Hits, until } from '#features/marketplace/listing/marketplace.service.ts';
import { BUDGET_RANGE_IDS, PRICE_RANGE_IDS } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { FOCUS_AREAS, ORGANIZATION_TYPES, SDG_GOALS, STATES } from '#platform/contract/reference-data.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { isTimeout } from '#platform/server/database/limit-transaction.ts';
import { type listFacets as contract, FACETS, type FacetChoice, type FacetName } from './facets.contract.ts';
import { countKeys, type KeyCounts, LOOKED_AT_MAX } from './facets.repository.ts';

type Counted = [value: string, members: number][];

const byKey =
  (values: readonly string[], keyOf: (value: string, at: number) => string) =>
  ({ keys }: KeyCounts): Counted =>
    values.map((value, at) => [value, keys[keyOf(value, at)] ?? 0]);

/** Reads the choices of each filter from the counts of keys. */
const CHOICES: Record<FacetName, (counts: KeyCounts) => Counted> = {
  type: byKey(ORGANIZATION_TYPES, (type) => type),
  // Nobody has both: who works in all of India has no other state.
  location: ({ keys }) => STATES.map((state) => [state, (keys[state] ?? 0) + (keys['Pan India'] ?? 0)]),
  verification: ({ levels }) => levels.map((members, at) => [String(at + 1), members]),
  sdg: ({ keys }) => SDG_GOALS.map((goal, at) => [String(at + 1), keys[`sdg ${goal}`] ?? 0]),
  focus: byKey(FOCUS_AREAS, (area) => `focus ${area}`),
  item: byKey(SCHEDULE_VII_ITEMS, (item) => `item ${item}`),
  budget: byKey(BUDGET_RANGE_IDS, (_, at) => `budget ${at}`),
  price: byKey(PRICE_RANGE_IDS, (_, at) => `price ${at}`),
  csr: ({ csr }) => [['true', csr]],
};

/** @param isAll false if there can be members who were not looked at. */
const choiceOf = ([value, members]: Counted[number], isAll: boolean): FacetChoice => ({
  value,
  members: Math.min(members, SEARCH_TOTAL_MAX),
  more: members >= SEARCH_TOTAL_MAX || !isAll,
});

/** Longest time for all counts, in milliseconds. */
const COUNT_MS = 2000;

/**
 * Counts for each filter what each of its choices would find beside the other filters. Looks at some thousand members at
 * most, so that the time does not grow with the members; then `more` says that a number is the least there are.
 */
export async function listFacets(
  ctx: MemberContext,
  query: MarketplaceFilterQuery,
): Promise<RouteOutput<typeof contract>> {
  try {
    return await until(ctx, COUNT_MS, () => countFacets(ctx, query));
  } catch (error) {
    if (isTimeout(error)) return { facets: [], incomplete: true };
    throw error;
  }
}

async function countFacets(ctx: MemberContext, query: MarketplaceFilterQuery) {
  const hits = await findHits(ctx, query);
  if (!hits) return { facets: [] };
  const today = dayInIndia(ctx.now);
  const csr = { today, foundedBy: lastYearOfFoundation(today) };
  const count = (without: Partial<MarketplaceFilterQuery>) => {
    const filter: Hits['filter'] = { ...filterOf(ctx, { ...query, ...without }), named: hits.filter.named };
    return countKeys(ctx.db, filter, hits.words, csr);
  };
  const all = await count({});
  const facets = [];
  for (const name of FACETS) {
    // One after the other: a member has few of the connections.
    const counts = query[name] === undefined ? all : await count({ [name]: undefined });
    const isAll = counts.looked < LOOKED_AT_MAX;
    facets.push({ name, choices: CHOICES[name](counts).map((choice) => choiceOf(choice, isAll)) });
  }
  return { facets };
}
