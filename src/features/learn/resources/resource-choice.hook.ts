import { useNavigate } from 'react-router';
import { SDG_GOALS, type SdgGoal } from '#platform/contract/reference-data.ts';
import { currentParams, useQueryParams } from '#platform/web/hydration.ts';
import { pageOf } from '#platform/web/page-number.ts';
import {
  RESOURCE_AUDIENCES,
  RESOURCE_CATEGORIES,
  RESOURCE_LANGUAGES,
  RESOURCE_SEARCH_MAX,
  RESOURCE_SORTS,
  RESOURCE_TYPES,
  type ResourceSort,
} from './resource-choices.data.ts';

/** The choice of resources that a reader has made; the address keeps it. */
export interface ResourceChoice {
  search: string;
  category?: (typeof RESOURCE_CATEGORIES)[number];
  type?: (typeof RESOURCE_TYPES)[number];
  audience?: (typeof RESOURCE_AUDIENCES)[number];
  language?: (typeof RESOURCE_LANGUAGES)[number];
  sdg?: SdgGoal;
  verified: boolean;
  sort: ResourceSort;
  page: number;
}

/** The choice that shows everything. */
export const EVERYTHING: ResourceChoice = {
  search: '',
  category: undefined,
  type: undefined,
  audience: undefined,
  language: undefined,
  sdg: undefined,
  verified: false,
  sort: 'newest',
  page: 1,
};

const oneOf = <Option extends string>(options: readonly Option[], value: string | null) =>
  options.find((option) => option === value);

/** Reads the choice from an address, which anybody may have typed. */
const readChoice = (params: URLSearchParams): ResourceChoice => ({
  search: (params.get('search') ?? '').slice(0, RESOURCE_SEARCH_MAX),
  category: oneOf(RESOURCE_CATEGORIES, params.get('category')),
  type: oneOf(RESOURCE_TYPES, params.get('type')),
  audience: oneOf(RESOURCE_AUDIENCES, params.get('audience')),
  language: oneOf(RESOURCE_LANGUAGES, params.get('language')),
  sdg: oneOf(SDG_GOALS, params.get('sdg')),
  verified: params.get('verified') === 'true',
  sort: oneOf(RESOURCE_SORTS, params.get('sort')) ?? 'newest',
  page: pageOf(params),
});

function withChoice(params: URLSearchParams, choice: ResourceChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('tab', 'resources');
  for (const [name, value] of Object.entries(choice)) {
    const isDefault = value === EVERYTHING[name as keyof ResourceChoice];
    if (value && !isDefault) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}

/** The choice of the address, and what changes it. A change of anything but the page goes back to the first page. */
export function useResourceChoice() {
  const params = useQueryParams();
  const navigate = useNavigate();
  const choice = readChoice(params);
  return {
    choice,
    choose: (change: Partial<ResourceChoice>) => {
      const now = currentParams();
      return navigate(
        { search: `?${withChoice(now, { ...readChoice(now), page: 1, ...change })}` },
        { replace: true, preventScrollReset: true },
      );
    },
    pageHref: (page: number) => `?${withChoice(params, { ...choice, page })}`,
  };
}
