import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import {
  type MarketplaceFilters,
  toFilterQuery,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { formatCount } from '#platform/contract/counts.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { type FacetName, listFacets } from './facets.contract.ts';

/** Tells in words how many members a choice would find, such as `12`, `412+` or `1,000+`; empty until known. */
export type CountOf = (facet: FacetName, value: string) => string;

/** At least so many: the plus says that there are more. */
function countText({ members, more }: { members: number; more: boolean }): string {
  // Of those looked at, none: there can be some among the others.
  if (members === 0) return more ? '' : '0';
  return `${formatCount(members)}${more ? '+' : ''}`;
}

function countsOf({ facets }: RouteOutput<typeof listFacets>): CountOf {
  const texts = new Map(
    facets.flatMap(({ name, choices }) =>
      choices.map((choice) => [`${name} ${choice.value}`, countText(choice)] as const),
    ),
  );
  return (facet, value) => texts.get(`${facet} ${value}`) ?? '';
}

const UNKNOWN: CountOf = () => '';

/** Reads how many members each choice would find. @param isWanted false until the list itself has come. */
export function useFacets(filters: MarketplaceFilters, isWanted: boolean): CountOf {
  const query = toFilterQuery(filters);
  const { data } = useQuery({
    queryKey: [...MARKETPLACE, 'facets', query],
    queryFn: ({ signal }) => call(listFacets, { query }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    select: countsOf,
  });
  return data ?? UNKNOWN;
}
