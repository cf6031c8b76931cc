import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listMarketplaceProfiles, type MarketplaceProfile } from './marketplace.contract.ts';
import { type MarketplaceFilters, NO_FILTERS, toQuery } from './marketplace-filters.hook.ts';

export const MARKETPLACE = ['marketplace'] as const;
const LISTS = [...MARKETPLACE, 'list'] as const;
/** Query key of the lists of saved profiles. */
export const SAVED_LISTS = [...LISTS, 'saved'] as const;

type ProfilePage = RouteOutput<typeof listMarketplaceProfiles>;

function listQuery(filters: MarketplaceFilters) {
  const query = toQuery(filters);
  return {
    queryKey: [...(filters.saved ? SAVED_LISTS : LISTS), query],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(listMarketplaceProfiles, { query }, { signal }),
  };
}

/** The list with which the plain address begins. */
export const FIRST_LIST = listQuery(NO_FILTERS);

/** Reads one page of the marketplace; the previous page stays visible (`isPlaceholderData`) until it arrives. */
export const useMarketplaceProfiles = (filters: MarketplaceFilters) =>
  useQuery({ ...listQuery(filters), placeholderData: keepPreviousData });

/** Finds the members that match a search best; reads nothing before two letters are typed. */
export function useMemberSearch(search: string) {
  // One more than is shown, because the searching member can be among them.
  const query = { search, pageSize: 9 };
  return useQuery({
    queryKey: [...MARKETPLACE, 'search', search],
    queryFn: async ({ signal }) => (await call(listMarketplaceProfiles, { query }, { signal })).records,
    enabled: search.length >= 2,
  });
}

/** Finds a member's record in the lists that were read. */
export function findInLists(client: QueryClient, id: string): MarketplaceProfile | undefined {
  const pages = client.getQueriesData<ProfilePage>({ queryKey: LISTS });
  return pages.flatMap(([, page]) => page?.records ?? []).find((record) => record.id === id);
}
