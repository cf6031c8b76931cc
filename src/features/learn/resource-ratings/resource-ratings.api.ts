import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { RESOURCES } from '#features/learn/resources/resources.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  answerResourceRating,
  listResourceRatings,
  rateResource,
  removeResourceRating,
} from './resource-ratings.contract.ts';

const PAGE_SIZE = 10;

/** Loads what members say of a resource, newest first, ten at a time. */
export const useResourceRatings = (id: string) =>
  useInfiniteQuery({
    queryKey: [...RESOURCES, 'ratings', id],
    queryFn: ({ pageParam: page }) =>
      call(listResourceRatings, { params: { id }, query: { page, pageSize: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  });

function useRatingChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: RESOURCES }),
  });
}

export const useRateResource = (id: string) =>
  useRatingChange((body: RouteInput<typeof rateResource>['body']) =>
    call(rateResource, { params: { id }, body }),
  );

export const useRemoveResourceRating = (id: string) =>
  useRatingChange(() => call(removeResourceRating, { params: { id } }));

export const useAnswerResourceRating = () =>
  useRatingChange(({ id, answer }: { id: string; answer: string }) =>
    call(answerResourceRating, { params: { id }, body: { answer } }),
  );
