import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { REQUESTS } from '#features/requests/requests/collaboration-requests.api.ts';
import type { Route, RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  editHeldRequest,
  type HeldCollaborationRequest,
  listHeldCollaborationRequests,
  refuseHeldRequest,
  releaseHeldRequest,
} from './guest-requests.contract.ts';

const HELD = [...REQUESTS, 'held'] as const;

/** Reads the requests of guests that are held for an admin, newest first, twenty at a time. */
export const useHeldCollaborationRequests = () =>
  useInfiniteQuery({
    queryKey: HELD,
    queryFn: ({ pageParam: page }) =>
      call(listHeldCollaborationRequests, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<HeldCollaborationRequest>(PAGE_SIZE),
  });

/** Makes a change and reads the list again, also after a failure: another admin may have been first. */
function useChange<R extends Route>(route: R) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Partial<RouteInput<R>>) => call(route, input),
    onSettled: () => client.invalidateQueries({ queryKey: HELD }),
  });
}

export const useEditHeldRequest = () => useChange(editHeldRequest);
export const useReleaseHeldRequest = () => useChange(releaseHeldRequest);
export const useRefuseHeldRequest = () => useChange(refuseHeldRequest);
