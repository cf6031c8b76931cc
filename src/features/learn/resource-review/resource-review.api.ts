import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { RESOURCES } from '#features/learn/resources/resources.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  decideResource,
  listWaitingResources,
  verifyResource,
  type WaitingResource,
} from './resource-review.contract.ts';

/** Loads what waits for a decision, oldest first, twenty at a time. */
export const useWaitingResources = () =>
  useInfiniteQuery({
    queryKey: [...RESOURCES, 'waiting'],
    queryFn: ({ pageParam: page }) => call(listWaitingResources, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<WaitingResource>(PAGE_SIZE),
  });

type Decision = RouteInput<typeof decideResource>['body'];

/** Decides on a resource and reloads the lists, also after a failure: another admin may have decided. */
export function useDecideResource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Decision }) =>
      call(decideResource, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: RESOURCES }),
  });
}

/** Sets or takes away the mark "Verified" of a published resource. */
export function useVerifyResource(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_verified: boolean) => call(verifyResource, { params: { id }, body: { is_verified } }),
    onSuccess: () => client.invalidateQueries({ queryKey: RESOURCES }),
  });
}
