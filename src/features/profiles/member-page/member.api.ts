import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Pagination } from '#platform/contract/paging.ts';
import { call } from '#platform/web/client.ts';
import { useSession } from '#platform/web/session.tsx';
import { getMemberPage, listMemberProjects, listMemberServices } from './member-page.contract.ts';

/** Query key of a member's page; its content depends on the viewer. */
const useKey = (slug: string) => {
  const { user } = useSession();
  return ['member', user?.id ?? 'visitor', slug] as const;
};

/** The member at this address; waits until the viewer is known. */
export function useMember(slug: string) {
  const { status } = useSession();
  return useQuery({
    queryKey: [...useKey(slug), 'record'],
    queryFn: () => call(getMemberPage, { params: { slug } }),
    enabled: status !== 'loading',
  });
}

const FROM_THE_FIRST = {
  initialPageParam: 1,
  getNextPageParam: ({ pagination: { page, totalPages } }: { pagination: Pagination }) =>
    page < totalPages ? page + 1 : undefined,
};

/** The member's projects, newest first, ten at a time. */
export function useMemberProjects(slug: string) {
  return useInfiniteQuery({
    queryKey: [...useKey(slug), 'projects'],
    queryFn: ({ pageParam: page }) => call(listMemberProjects, { params: { slug }, query: { page } }),
    ...FROM_THE_FIRST,
  });
}

/** The member's services, newest first, ten at a time. */
export function useMemberServices(slug: string) {
  return useInfiniteQuery({
    queryKey: [...useKey(slug), 'services'],
    queryFn: ({ pageParam: page }) => call(listMemberServices, { params: { slug }, query: { page } }),
    ...FROM_THE_FIRST,
  });
}
