import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CASE_STUDIES } from '#features/stories/case-studies/case-studies.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  decideCaseStudy,
  getReviewedCaseStudy,
  listReviewedCaseStudies,
} from './case-study-review.contract.ts';

const REVIEW = [...CASE_STUDIES, 'review'] as const;

type Query = RouteInput<typeof listReviewedCaseStudies>['query'];

/** Loads a page of the stories in a state; the previous one stays on the screen until it arrives. */
export function useReviewedCaseStudies(query: Query) {
  return useQuery({
    queryKey: [...REVIEW, 'list', query],
    queryFn: () => call(listReviewedCaseStudies, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Loads the author's copy of a story. */
export function useReviewedCaseStudy(id: string) {
  return useQuery({
    queryKey: [...REVIEW, 'record', id],
    queryFn: () => call(getReviewedCaseStudy, { params: { id } }),
    // The decision is about what the admin reads: a later version must not come unseen.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

type Decision = RouteInput<typeof decideCaseStudy>['body'];

/** Decides on a story and reloads every list of stories, also after a failure: another admin may have decided. */
export function useDecideCaseStudy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Decision }) =>
      call(decideCaseStudy, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: CASE_STUDIES }),
  });
}
