import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import { listPostVersions, type PostVersion, removePost, updatePost } from './edits.contract.ts';

const VERSIONS = 20;

/** Changes an own post. */
export function useUpdatePost(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof updatePost>['body']) => call(updatePost, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: COMMUNITY }),
  });
}

/** Removes an own post. */
export function useRemovePost(id: string) {
  return useMutation({ mutationFn: () => call(removePost, { params: { id } }) });
}

/** Loads the earlier versions of a post, newest first. */
export function usePostVersions(id: string) {
  return useInfiniteQuery({
    queryKey: [...COMMUNITY, 'versions', id],
    queryFn: ({ pageParam: page }) =>
      call(listPostVersions, { params: { id }, query: { page, pageSize: VERSIONS } }),
    ...listPages<PostVersion>(VERSIONS),
  });
}
