import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import { TESTIMONIALS } from './testimonials.api.ts';
import {
  decideTestimonial,
  listPendingTestimonials,
  type PendingTestimonial,
} from './testimonials.contract.ts';

/** Loads the stories that wait for a decision, oldest first, twenty at a time. */
export function usePendingTestimonials() {
  return useInfiniteQuery({
    queryKey: [...TESTIMONIALS, 'pending'],
    queryFn: ({ pageParam: page }) => call(listPendingTestimonials, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<PendingTestimonial>(PAGE_SIZE),
  });
}

type Decision = RouteInput<typeof decideTestimonial>['body'];

/** Publishes or declines a story and reloads every list of stories, also after a failure: another admin may have decided. */
export function useDecideTestimonial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Decision }) =>
      call(decideTestimonial, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: TESTIMONIALS }),
  });
}
