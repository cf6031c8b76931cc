import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import { decideReports, hidePost, listReportedPosts, reportPost, showPost } from './moderation.contract.ts';

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: another moderator may have decided first.
    onSettled: () => client.invalidateQueries({ queryKey: COMMUNITY }),
  });
}

/** Reports a post to the admins. */
export const useReportPost = (id: string) =>
  useChange((body: RouteInput<typeof reportPost>['body']) => call(reportPost, { params: { id }, body }));

/** Hides a post with a reason. */
export const useHidePost = (id: string) =>
  useChange((body: RouteInput<typeof hidePost>['body']) => call(hidePost, { params: { id }, body }));

/** Shows a hidden post again. */
export const useShowPost = (id: string) => useChange(() => call(showPost, { params: { id } }));

/** Loads a page of posts with open reports. */
export function useReportedPosts(page: number) {
  return useQuery({
    queryKey: [...COMMUNITY, 'reports', page],
    queryFn: () => call(listReportedPosts, { query: { page, pageSize: PAGE_SIZE } }),
  });
}

/** Decides the reports of a post. */
export const useDecideReports = () =>
  useChange(({ id, body }: { id: string; body: RouteInput<typeof decideReports>['body'] }) =>
    call(decideReports, { params: { id }, body }),
  );
