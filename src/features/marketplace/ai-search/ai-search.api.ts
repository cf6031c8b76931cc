import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import { call } from '#platform/web/client.ts';
import { prepareMarketplaceSearch, searchMarketplace } from './ai-search.contract.ts';

/** Reads one page of the members that a sentence describes; the previous page stays visible until it arrives. */
export function useMarketplaceSearch(q: string, page: number) {
  const query = { q, page };
  return useQuery({
    queryKey: [...MARKETPLACE, 'sentence', query],
    queryFn: ({ signal }) => call(searchMarketplace, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How long a model that is loaded stays so, in milliseconds. */
const READY_MS = 300_000;

/** Returns the function that lets the model of the search load, for who begins to write a sentence. */
export function usePrepareSearch() {
  const client = useQueryClient();
  return () =>
    void client.prefetchQuery({
      queryKey: [...MARKETPLACE, 'readiness'],
      queryFn: () => call(prepareMarketplaceSearch),
      staleTime: READY_MS,
      retry: false,
    });
}
