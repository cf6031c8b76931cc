import { useQueries } from '@tanstack/react-query';
import { MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import { getMarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { call } from '#platform/web/client.ts';

/** Reads these members; `data` is undefined until all are here. */
export const useComparedProfiles = (ids: string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: [...MARKETPLACE, 'compared', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(getMarketplaceProfile, { params: { id } }, { signal }),
    })),
    combine: (results) => {
      const data = results.flatMap((result) => result.data ?? []);
      return {
        data: data.length === ids.length ? data : undefined,
        error: results.find(({ error }) => error)?.error ?? null,
        isFetching: results.some((result) => result.isFetching),
        refetch: () => Promise.all(results.map((result) => result.refetch())),
      };
    },
  });
