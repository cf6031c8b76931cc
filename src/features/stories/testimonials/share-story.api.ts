import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { OWN_TESTIMONIALS } from './testimonials.api.ts';
import { sendTestimonial } from './testimonials.contract.ts';

/** Sends a testimonial and reloads the member's own list. */
export function useSendTestimonial() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof sendTestimonial>['body']) => call(sendTestimonial, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: OWN_TESTIMONIALS }),
  });
}
