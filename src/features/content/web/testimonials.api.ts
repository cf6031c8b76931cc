import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';

const TESTIMONIALS = ['testimonials'] as const;
export const OWN_TESTIMONIALS = [...TESTIMONIALS, 'mine'] as const;

// The contract comes with the first call, so that the first load of the home page does not carry it.
const contract = () => import('#features/content/testimonials.contract.ts');

/** The published testimonials, newest first. */
export function useTestimonials(enabled: boolean) {
  return useQuery({
    queryKey: [...TESTIMONIALS, 'published'],
    queryFn: async () => call((await contract()).listTestimonials),
    enabled,
  });
}

/** The signed-in member's own testimonials with their states. */
export function useOwnTestimonials(enabled = true) {
  return useQuery({
    queryKey: OWN_TESTIMONIALS,
    queryFn: async () => call((await contract()).listOwnTestimonials),
    enabled,
  });
}
