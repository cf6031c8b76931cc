import { lastYearOfFoundation } from '#features/marketplace/listing/csr-eligibility.rules.ts';
import { CSR_KEY, levelKey, paperKey } from '#features/marketplace/listing/filter-counts.rules.ts';
import { countEachKey } from '#features/marketplace/listing/filter-counts.service.ts';
import {
  type MarketplaceFilterQuery,
  SEARCH_TOTAL_MAX,
} from '#features/marketplace/listing/marketplace.contract.ts';
import { filterOf, findHits, until } from '#features/marketplace/listing/marketplace.service.ts';
import { BUDGET_RANGE_IDS, PRICE_RANGE_IDS } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { PAPER_IDS } from '#features/marketplace/listing/papers.data.ts';
import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import {
  FOCUS_AREAS,
  ORGANIZATION_TYPES,
  PAN_INDIA,
  SDG_GOALS,
  STATES,
} from '#platform/contract/reference-data.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { isTimeout } from '#platform/server/database/limit-transaction.ts';
import { type listFacets as contract, FACETS, type FacetChoice, type FacetName } from './facets.contract.ts';
import { countKeys, type KeyCounts, LOOKED_AT_MAX } from './facets.repository.ts';

type Counted = [value: string, members: number][];

/** A filter whose choices are keys. */
interface KeyChoices {
  keys: string[];
  read(keys: KeyCounts['keys']): Counted;
}

function byKey(values: readonly string[], keyOf: (value: string, at: number) => string): KeyChoices {
  const choices = values.map((value, at) => [value, keyOf(value, at)] as const);
  return {
    keys: choices.map(([, key]) => key),
    read: (keys) => choices.map(([value, key]) => [value, keys[key] ?? 0]),
  };
}

/** The filters whose choices are keys of `marketplace_keys`. */
const BY_KEYS: Partial<Record<FacetName, KeyChoices>> = {
  type: byKey(ORGANIZATION_TYPES, (type) => type),
  location: {
    keys: [...STATES, PAN_INDIA],
    // Nobody has both: who works in all of India has no other state.
    read: (keys) => STATES.map((state) => [state, (keys[state] ?? 0) + (keys[PAN_INDIA] ?? 0)]),
  },
  sdg: byKey(
    SDG_GOALS.map((_, at) => String(at + 1)),
    (_, at) => `sdg ${SDG_GOALS[at]}`,
  ),
  focus: byKey(FOCUS_AREAS, (area) => `focus ${area}`),
  item: byKey(SCHEDULE_VII_ITEMS, (item) => `item ${item}`),
  budget: byKey(BUDGET_RANGE_IDS, (_, at) => `budget ${at}`),
  price: byKey(PRICE_RANGE_IDS, (_, at) => `price ${at}`),
};

/** Reads the choices of a filter from what was counted among the members. */
function readChoices(name: FacetName, { keys, levels, csr, papers }: Omit<KeyCounts, 'looked'>): Counted {
  if (name === 'csr') return [['true', csr]];
  if (name === 'paper') return PAPER_IDS.map((paper, at) => [paper, papers[at] ?? 0]);
  if (name === 'verification') return levels.map((members, at) => [String(at + 1), members]);
  return BY_KEYS[name]?.read(keys) ?? [];
}

/** @param isAll false if there can be members who were not looked at. */
const choiceOf = ([value, members]: Counted[number], isAll: boolean): FacetChoice => ({
  value,
  members: Math.min(members, SEARCH_TOTAL_MAX),
  more: members >= SEARCH_TOTAL_MAX || !isAll,
});

/** Longest time for all counts, in milliseconds. */
const COUNT_MS = 2000;

/**
 * Counts for each filter what each of its choices would find beside the other filters. What one filter finds beside at most
 * one other is counted in advance (decision 79). Otherwise looks at some thousand members at most, so that the time does not
 * grow with the members; then `more` says that a number is the least there are.
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

const LEVELS = [1, 2, 3];

/** All keys that are a choice of some filter. */
const ALL_KEYS = [
  ...Object.values(BY_KEYS).flatMap(({ keys }) => keys),
  ...LEVELS.map(levelKey),
  ...PAPER_IDS.map(paperKey),
  CSR_KEY,
];

/** What was counted of each key, as a sample would have it. */
const countsOf = (keys: Record<string, number>) => ({
  keys,
  levels: LEVELS.map((level) => keys[levelKey(level)] ?? 0),
  csr: keys[CSR_KEY] ?? 0,
  papers: PAPER_IDS.map((paper) => keys[paperKey(paper)] ?? 0),
});

async function countFacets(ctx: MemberContext, query: MarketplaceFilterQuery) {
  const hits = await findHits(ctx, query);
  if (!hits) return { facets: [] };
  const today = dayInIndia(ctx.now);
  /** Counts what the members have that a filter finds: exactly where the counts of pairs tell it, or of a sample. */
  const countFor = async (without: Partial<MarketplaceFilterQuery>, withKeys: boolean) => {
    const filter = { ...filterOf(ctx, { ...query, ...without }), named: hits.filter.named };
    const keys = hits.words ? undefined : await countEachKey(ctx, filter, { keys: ALL_KEYS, today });
    if (keys) return { ...countsOf(keys), isAll: true };
    const sample = await countKeys(ctx.db, filter, hits.words, {
      today,
      foundedBy: lastYearOfFoundation(today),
      withKeys,
    });
    return { ...sample, isAll: sample.looked < LOOKED_AT_MAX };
  };
  const all = await countFor({}, true);
  const facets = [];
  for (const name of FACETS) {
    // One after the other: a member has few of the connections.
    const counts =
      query[name] === undefined ? all : await countFor({ [name]: undefined }, BY_KEYS[name] !== undefined);
    const { isAll } = counts;
    facets.push({ name, choices: readChoices(name, counts).map((choice) => choiceOf(choice, isAll)) });
  }
  return { facets };
}
