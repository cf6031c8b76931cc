import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import type { OwnTestimonial } from './testimonials.contract.ts';

export const TESTIMONIALS = ['testimonials'] as const;
export const OWN_TESTIMONIALS = [...TESTIMONIALS, 'mine'] as const;

// The contract is loaded with the first call, to keep the first load of the home page small.
const contract = () => import('./testimonials.contract.ts');

/** Loads the published testimonials, newest first; at most `count` of them where it is given. */
export function useTestimonials(enabled: boolean, count?: number) {
  return useQuery({
    queryKey: [...TESTIMONIALS, 'published', count],
    queryFn: async () => call((await contract()).listTestimonials, { query: { pageSize: count } }),
    enabled,
  });
}

/** Loads the member's own testimonials with their states, newest first, twenty at a time. */
export function useOwnTestimonials() {
  return useInfiniteQuery({
    queryKey: [...OWN_TESTIMONIALS, 'list'],
    queryFn: async ({ pageParam: page }) =>
      call((await contract()).listOwnTestimonials, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<OwnTestimonial>(PAGE_SIZE),
  });
}

/** Loads the member's own testimonials that wait for a decision. */
export function usePendingOwnTestimonials() {
  return useQuery({
    queryKey: [...OWN_TESTIMONIALS, 'pending'],
    queryFn: async () => call((await contract()).listOwnTestimonials, { query: { status: 'pending' } }),
  });
}
