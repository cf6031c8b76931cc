import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import { call } from '#platform/web/client.ts';
import { searchMarketplace } from './ai-search.contract.ts';

/** Reads one page of the members that a sentence describes; the previous page stays visible until it arrives. */
export function useMarketplaceSearch(q: string, page: number) {
  const query = { q, page };
  return useQuery({
    queryKey: [...MARKETPLACE, 'sentence', query],
    queryFn: ({ signal }) => call(searchMarketplace, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
