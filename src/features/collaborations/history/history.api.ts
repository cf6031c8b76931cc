import { useInfiniteQuery } from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import { type CollaborationChange, listCollaborationChanges } from './history.contract.ts';

const PAGE_SIZE = 20;

/** Reads what was changed in a collaboration, or in one record of it, newest first, twenty at a time. */
export function useCollaborationChanges(id: string, subject_id?: string, enabled = true) {
  return useInfiniteQuery({
    queryKey: ['workspace', id, 'changes', ...(subject_id ? [subject_id] : [])],
    queryFn: ({ pageParam: page }) =>
      call(listCollaborationChanges, {
        params: { id },
        query: { page, pageSize: PAGE_SIZE, ...(subject_id && { subject_id }) },
      }),
    enabled,
    ...listPages<CollaborationChange>(PAGE_SIZE),
    ...SHARED_WITH_PARTNERS,
  });
}
