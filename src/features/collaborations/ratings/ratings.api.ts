import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  listCollaborationRatings,
  listProfileRatings,
  ratePartner,
  replyToRating,
} from './ratings.contract.ts';

const RATINGS = ['ratings'] as const;
const PAGE_SIZE = 5;

/** Reads the ratings that the partners of a collaboration gave each other. */
export function useCollaborationRatings(id: string) {
  return useQuery({
    queryKey: [...RATINGS, 'collaboration', id],
    queryFn: () => call(listCollaborationRatings, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Reads the ratings that a member received, newest first, five at a time. */
export function useProfileRatings(profileId: string) {
  return useInfiniteQuery({
    queryKey: [...RATINGS, 'profile', profileId],
    queryFn: ({ pageParam: page }) =>
      call(listProfileRatings, { params: { id: profileId }, query: { page, pageSize: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  });
}

const useRefreshRatings = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: RATINGS });
};

/** Rates a partner of the collaboration; this cannot be undone. */
export function useRatePartner(collaborationId: string) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof ratePartner>['body']) =>
      call(ratePartner, { params: { id: collaborationId }, body }),
    onSettled: useRefreshRatings(),
  });
}

/** Answers a rating that the member received; possible once. */
export function useReplyToRating(id: string) {
  return useMutation({
    mutationFn: (reply: string) => call(replyToRating, { params: { id }, body: { reply } }),
    onSettled: useRefreshRatings(),
  });
}
