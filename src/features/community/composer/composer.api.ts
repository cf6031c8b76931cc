import { useQuery } from '@tanstack/react-query';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import { previewPost } from '#features/community/posts/preview.contract.ts';
import { call } from '#platform/web/client.ts';

/** Loads a text as readers will see it. */
export function usePreview(body: string) {
  return useQuery({
    queryKey: [...COMMUNITY, 'preview', body],
    queryFn: async () => (await call(previewPost, { body: { body } })).html,
    gcTime: 0,
  });
}
