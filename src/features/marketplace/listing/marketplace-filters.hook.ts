import { useCallback, useMemo, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import {
  VERIFICATION_LEVELS,
  type VerificationLevel,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import {
  ORGANIZATION_TYPES,
  type OrganizationType,
  STATES,
  type State,
} from '#platform/contract/reference-data.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { type MarketplaceQuery, PAGES_MAX } from './marketplace.contract.ts';

export const SEARCH_MAX = 100;

/** Filters of the marketplace; the URL holds all of them under these names. */
export interface MarketplaceFilters {
  search: string;
  type: OrganizationType | null;
  location: State | null;
  /** Members who have at least this level of verification. */
  verification: VerificationLevel | null;
  saved: boolean;
  page: number;
}

export const NO_FILTERS: MarketplaceFilters = {
  search: '',
  type: null,
  location: null,
  verification: null,
  saved: false,
  page: 1,
};

const oneOf = <Option extends string>(options: readonly Option[], value: string | null) =>
  options.find((option) => option === value) ?? null;

/** Reads the filters from a URL; unknown or malformed values count as not set. */
export function readFilters(params: URLSearchParams): MarketplaceFilters {
  return {
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    type: oneOf(ORGANIZATION_TYPES, params.get('type')),
    location: oneOf(STATES, params.get('location')),
    verification: VERIFICATION_LEVELS.find((level) => String(level) === params.get('verification')) ?? null,
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
    verification: filters.verification && String(filters.verification),
    saved: filters.saved && 'true',
    page: filters.page > 1 && String(filters.page),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Builds the query of `listMarketplaceProfiles`. */
export function toQuery(filters: MarketplaceFilters): z.input<typeof MarketplaceQuery> {
  return {
    search: filters.search.trim() || undefined,
    type: filters.type ?? undefined,
    location: filters.location ?? undefined,
    verification: filters.verification ? (String(filters.verification) as '1' | '2' | '3') : undefined,
    saved: filters.saved ? 'true' : undefined,
    page: filters.page,
  };
}

/** Counts the filters that are set; the page does not count. */
export function countFilters(filters: MarketplaceFilters): number {
  const { search, type, location, verification, saved } = filters;
  return [search.trim(), type, location, verification, saved].filter(Boolean).length;
}

/** State of a history entry of the marketplace. */
interface MarketplaceEntry {
  /** True if the entry was made while typing: the next key replaces it, so one search is one step back. */
  typing?: boolean;
  /** True if the profile was opened from the list, which is then one step back. */
  openedFromList?: boolean;
}

/** As `Uuid` of the contract takes it, without loading schemas. */
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

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
    const next = { ...filters, page: 1, ...patch };
    setAhead({ of: params, filters: next });
    setParams(withFilters(params, next), { ...STAY, ...options });
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

  const withProfile = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('profile', id);
    return next;
  };

  const openProfile = (id: string) => {
    const state: MarketplaceEntry = { openedFromList: true };
    setParams(withProfile(id), { ...STAY, state });
  };

  const closeProfile = () => {
    if (entry?.openedFromList) return navigate(-1);
    const next = new URLSearchParams(params);
    next.delete('profile');
    setParams(next, { ...STAY, replace: true });
  };

  return {
    filters,
    profileId,
    change: (patch: Partial<MarketplaceFilters>) => apply(patch),
    search,
    correctPage,
    openProfile,
    closeProfile,
    pageHref: (page: number) => `?${withFilters(params, { page })}`,
    profileHref: (id: string) => `?${withProfile(id)}`,
  };
}
