import { useCallback, useMemo, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import {
  VERIFICATION_LEVELS,
  type VerificationLevel,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import {
  FOCUS_AREAS,
  ORGANIZATION_TYPES,
  type OrganizationType,
  SDG_GOALS,
  STATES,
  type State,
} from '#platform/contract/reference-data.ts';
import { currentParams } from '#platform/web/hydration.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { type MarketplaceFilterQuery, type MarketplaceQuery, PAGES_MAX } from './marketplace.contract.ts';
import { BUDGET_RANGE_IDS, PRICE_RANGE_IDS, SORTS, type Sort } from './marketplace-ranges.data.ts';
import { PAPER_IDS } from './papers.data.ts';

export const SEARCH_MAX = 100;
export const DISTRICT_MAX = 60;

/** The options of each filter of which several can be chosen. */
export const OPTIONS = {
  focus: FOCUS_AREAS,
  /** Numbers of the goals. */
  sdg: SDG_GOALS.map((_, at) => String(at + 1)),
  item: SCHEDULE_VII_ITEMS,
  budget: BUDGET_RANGE_IDS,
  price: PRICE_RANGE_IDS,
  paper: PAPER_IDS,
} as const satisfies Record<string, readonly string[]>;
export type ListFilter = keyof typeof OPTIONS;
export const LIST_FILTERS = Object.keys(OPTIONS) as ListFilter[];

/** Filters of the marketplace; the URL holds all of them under these names. */
export interface MarketplaceFilters extends Record<ListFilter, string[]> {
  search: string;
  type: OrganizationType | null;
  location: State | null;
  district: string;
  /** Members who have at least this level of verification. */
  verification: VerificationLevel | null;
  /** NGOs to whom CSR money can go. */
  csr: boolean;
  saved: boolean;
  /** Null for the order that suits the reader: `auto` of the contract. */
  sort: Sort | null;
  page: number;
}

export const NO_FILTERS: MarketplaceFilters = {
  search: '',
  type: null,
  location: null,
  district: '',
  verification: null,
  focus: [],
  sdg: [],
  item: [],
  budget: [],
  price: [],
  paper: [],
  csr: false,
  saved: false,
  sort: null,
  page: 1,
};

const oneOf = <Option extends string>(options: readonly Option[], value: string | null) =>
  options.find((option) => option === value) ?? null;

/** Reads the chosen options of a filter, in the order of the options. */
const someOf = (options: readonly string[], value: string | null) => {
  const chosen = value?.split(',') ?? [];
  return options.filter((option) => chosen.includes(option));
};

/** Reads the filters from a URL; unknown or malformed values count as not set. */
export function readFilters(params: URLSearchParams): MarketplaceFilters {
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    type: oneOf(ORGANIZATION_TYPES, params.get('type')),
    location: oneOf(STATES, params.get('location')),
    district: (params.get('district') ?? '').slice(0, DISTRICT_MAX),
    verification: VERIFICATION_LEVELS.find((level) => String(level) === params.get('verification')) ?? null,
    focus: someOf(OPTIONS.focus, params.get('focus')),
    sdg: someOf(OPTIONS.sdg, params.get('sdg')),
    item: someOf(OPTIONS.item, params.get('item')),
    budget: someOf(OPTIONS.budget, params.get('budget')),
    price: someOf(OPTIONS.price, params.get('price')),
    paper: someOf(OPTIONS.paper, params.get('paper')),
    csr: params.get('csr') === 'true',
    sort: oneOf(SORTS, params.get('sort')),
    saved: params.get('saved') === 'true',
    page: Math.min(pageOf(params), PAGES_MAX),
  };
}

/**
 * Returns the URL parameters for changed filters. Every change except of the page goes back to page 1; other parameters
 * stay. Leaves out default values, so that the plain address shows the plain list.
 */
export function withFilters(params: URLSearchParams, change: Partial<MarketplaceFilters>): URLSearchParams {
  const filters = { ...readFilters(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const values = {
    search: filters.search.trim(),
    type: filters.type,
    location: filters.location,
    district: filters.district.trim(),
    verification: filters.verification && String(filters.verification),
    ...Object.fromEntries(LIST_FILTERS.map((name) => [name, filters[name].join()])),
    csr: filters.csr && 'true',
    saved: filters.saved && 'true',
    sort: filters.sort,
    page: filters.page > 1 && String(filters.page),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Builds the query of what narrows the marketplace, as `listFacets` takes it. */
export function toFilterQuery(filters: MarketplaceFilters): z.input<typeof MarketplaceFilterQuery> {
  const chosen = LIST_FILTERS.filter((name) => filters[name].length > 0);
  return {
    search: filters.search.trim() || undefined,
    type: filters.type ?? undefined,
    location: filters.location ?? undefined,
    district: filters.district.trim() || undefined,
    verification: filters.verification ? (String(filters.verification) as '1' | '2' | '3') : undefined,
    ...Object.fromEntries(chosen.map((name) => [name, filters[name].join()])),
    csr: filters.csr ? 'true' : undefined,
    saved: filters.saved ? 'true' : undefined,
  };
}

/** Builds the query of `listMarketplaceProfiles`. */
export const toQuery = (filters: MarketplaceFilters): z.input<typeof MarketplaceQuery> => ({
  ...toFilterQuery(filters),
  sort: filters.sort ?? 'auto',
  page: filters.page,
});

/**
 * Returns the parameters of a search that can be saved: without the page, and without the filter of the profiles that the
 * member saved. Empty if nothing is set.
 */
export function savedQueryOf(filters: MarketplaceFilters, sentence = ''): string {
  const saved = { ...filters, saved: false, page: 1 };
  if (!sentence && countFilters(saved) === 0) return '';
  const params = withFilters(new URLSearchParams(), saved);
  if (sentence) params.set('ai', sentence);
  return params.toString();
}

/** Counts the filters that are set, each option as one; order and page do not count. */
export function countFilters(filters: MarketplaceFilters): number {
  const { search, type, location, district, verification, csr, saved } = filters;
  const set = [search.trim(), type, location, district.trim(), verification, csr, saved].filter(
    Boolean,
  ).length;
  return LIST_FILTERS.reduce((sum, name) => sum + filters[name].length, set);
}

/** Whether the server counts all members that are found: without such filters it does, else up to a thousand. */
export function isCounted(filters: MarketplaceFilters): boolean {
  const { type, location, sort } = filters;
  const isIndexed = !location || sort === null || sort === 'best' || sort === 'match';
  return isIndexed && countFilters(filters) === countFilters({ ...NO_FILTERS, type, location });
}

/** Most members who stand beside each other in a comparison. */
export const COMPARED_MAX = 4;

/** As `Uuid` of the contract takes it, without loading schemas. */
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Reads the ids of some members from a parameter; leaves out what is no id. */
const idsIn = (value: string | null): string[] =>
  [...new Set((value ?? '').split(','))].filter((id) => UUID.test(id)).slice(0, COMPARED_MAX);

/** Returns the parameters with one more, or without it if the value is empty. */
function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** State of a history entry of the marketplace. */
interface MarketplaceEntry {
  /** True if the entry was made while typing: the next key replaces it, so one search is one step back. */
  typing?: boolean;
  /** True if the profile or the comparison was opened from the list, which is then one step back. */
  openedFromList?: boolean;
}

/** Keeps the scroll position when only the parameters change. */
const STAY = { preventScrollReset: true } as const;

/** Reads and changes the state of the marketplace, which the URL holds. */
export function useMarketplaceUrl() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const entry = useLocation().state as MarketplaceEntry | null;
  const profileId = UUID.exec(params.get('profile') ?? '')?.[0] ?? null;

  // The router renders a new URL later; until then the controls show the choice.
  const [ahead, setAhead] = useState<{ of: URLSearchParams; filters: MarketplaceFilters }>();
  const inUrl = useMemo(() => readFilters(params), [params]);
  const filters = ahead?.of === params ? ahead.filters : inUrl;

  const apply = (patch: Partial<MarketplaceFilters>, options: NavigateOptions = {}) => {
    const now = currentParams();
    const next = { ...readFilters(now), page: 1, ...patch };
    setAhead({ of: params, filters: next });
    setParams(withFilters(now, next), { ...STAY, ...options });
  };

  const search = (text: string) => {
    const state: MarketplaceEntry = { typing: true };
    apply({ search: text }, { replace: entry?.typing === true, state });
  };

  /** Corrects a page number that the list does not have, without a history entry. */
  const correctPage = useCallback(
    (page: number) => setParams((current) => withFilters(current, { page }), { ...STAY, replace: true }),
    [setParams],
  );

  const withProfile = (id: string) => withParam(params, 'profile', id);

  const open = (next: URLSearchParams) => {
    const state: MarketplaceEntry = { openedFromList: true };
    setParams(next, { ...STAY, state });
  };

  const close = (name: string) => {
    if (entry?.openedFromList) return navigate(-1);
    setParams(withParam(params, name, ''), { ...STAY, replace: true });
  };

  const comparedIds = params.get('compare');
  const compared = useMemo(() => idsIn(comparedIds), [comparedIds]);
  const [pickedAhead, setPickedAhead] = useState<{ of: URLSearchParams; ids: string[] }>();
  const picked = pickedAhead?.of === params ? pickedAhead.ids : idsIn(params.get('picked'));
  const setPicked = (ids: string[]) => {
    setPickedAhead({ of: params, ids });
    setParams(withParam(currentParams(), 'picked', ids.join()), { ...STAY, replace: true });
  };

  return {
    filters,
    profileId,
    change: (patch: Partial<MarketplaceFilters>) => apply(patch),
    search,
    correctPage,
    openProfile: (id: string) => open(withProfile(id)),
    closeProfile: () => close('profile'),
    /** Members who are picked to be compared, and those who are compared; fewer than two are not. */
    picked,
    compared: compared.length > 1 ? compared : [],
    pick: (id: string, isPicked: boolean) =>
      setPicked(isPicked ? [...picked, id].slice(0, COMPARED_MAX) : picked.filter((one) => one !== id)),
    clearPicked: () => setPicked([]),
    openComparison: () => open(withParam(params, 'compare', picked.join())),
    closeComparison: () => close('compare'),
    pageHref: (page: number) => `?${withFilters(params, { page })}`,
    profileHref: (id: string) => `?${withProfile(id)}`,
  };
}
