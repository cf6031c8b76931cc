import { useInfiniteQuery } from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import { type ChangesQuery, type CollaborationChange, listCollaborationChanges } from './history.contract.ts';

type ChangesOf = Pick<ChangesQuery, 'subject_id' | 'noun'>;

/** Reads what was changed in a collaboration, in one record or one kind of them, newest first, twenty at a time. */
export function useCollaborationChanges(id: string, of: ChangesOf = {}, enabled = true) {
  return useInfiniteQuery({
    queryKey: ['workspace', id, 'changes', of],
    queryFn: ({ pageParam: page }) =>
      call(listCollaborationChanges, { params: { id }, query: { page, pageSize: PAGE_SIZE, ...of } }),
    enabled,
    ...listPages<CollaborationChange>(PAGE_SIZE),
    ...SHARED_WITH_PARTNERS,
  });
}

/**
 * Finds who has changed a field of the collaboration or of a milestone last, while its form is open.
 * @param isNewer true once somebody else has saved.
 */
export function useChanger(id: string, of: ChangesOf, isNewer: boolean) {
  const changes = useCollaborationChanges(id, of, isNewer);
  return (field: string) => {
    const change = changes.data?.find(({ what }) => what === field);
    return change ? { name: change.person_name, at: change.changed_at } : null;
  };
}
