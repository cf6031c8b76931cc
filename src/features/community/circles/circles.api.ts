import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/web/client.ts';
import { followCircle, getCircle, listCircles, unfollowCircle, visitCircle } from './circles.contract.ts';

/** Query key of everything in the community. */
export const COMMUNITY = ['community'] as const;
const CIRCLES = [...COMMUNITY, 'circles'] as const;

/** Loads the circles that are not archived. */
export function useCircles() {
  return useQuery({ queryKey: CIRCLES, queryFn: () => call(listCircles) });
}

/** Loads one circle. */
export function useCircle(circle: string) {
  return useQuery({
    queryKey: [...CIRCLES, circle],
    queryFn: () => call(getCircle, { params: { circle } }),
    retry: false,
  });
}

/** Notes a visit of the circle, once it is shown. True when that is done: the list then knows what is new. */
export function useVisit(circle: string): boolean {
  const { mutate, isSuccess, isError, variables } = useMutation({
    mutationFn: (slug: string) => call(visitCircle, { params: { circle: slug } }),
  });
  useEffect(() => mutate(circle), [circle, mutate]);
  return variables === circle && (isSuccess || isError);
}

/** Follows a circle, or stops. */
export function useFollowCircle(circle: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (follows: boolean) => call(follows ? followCircle : unfollowCircle, { params: { circle } }),
    onSettled: () => client.invalidateQueries({ queryKey: CIRCLES }),
  });
}
