import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  getMarketplaceProfile,
  listMarketplaceProfiles,
  type MarketplaceProfile,
} from './marketplace.contract.ts';
import { type MarketplaceFilters, toQuery } from './marketplace-filters.hook.ts';

export const MARKETPLACE = ['marketplace'] as const;
const LISTS = [...MARKETPLACE, 'list'] as const;
/** Lists of what the member saved. */
export const SAVED_LISTS = [...LISTS, 'saved'] as const;
export const recordKey = (id: string) => [...MARKETPLACE, 'record', id] as const;

type ProfilePage = RouteOutput<typeof listMarketplaceProfiles>;

/** One page of the marketplace; the page before stays on the screen (`isPlaceholderData`) until the next is here. */
export function useMarketplaceProfiles(filters: MarketplaceFilters) {
  const query = toQuery(filters);
  return useQuery({
    queryKey: [...(filters.saved ? SAVED_LISTS : LISTS), query],
    queryFn: ({ signal }) => call(listMarketplaceProfiles, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The members that fit some words best; nobody before two letters are there. */
export function useMemberSearch(search: string) {
  // One more than is shown: the member who searches may be among them.
  const query = { search, pageSize: 9 };
  return useQuery({
    queryKey: [...MARKETPLACE, 'search', search],
    queryFn: async ({ signal }) => (await call(listMarketplaceProfiles, { query }, { signal })).records,
    enabled: search.length >= 2,
  });
}

/** One member of the marketplace; what a list already knows of it shows at once. */
export function useMarketplaceProfile(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: recordKey(id),
    queryFn: () => call(getMarketplaceProfile, { params: { id } }),
    placeholderData: () => findInLists(client, id),
  });
}

function findInLists(client: QueryClient, id: string): MarketplaceProfile | undefined {
  const pages = client.getQueriesData<ProfilePage>({ queryKey: LISTS });
  return pages.flatMap(([, page]) => page?.records ?? []).find((record) => record.id === id);
}
