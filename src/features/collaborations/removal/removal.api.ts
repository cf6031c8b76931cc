import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  COLLABORATIONS,
  dropCollaboration,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { call } from '#platform/web/client.ts';
import { showToast, UNDO } from '#platform/web/toast.ts';
import { getRemoval, removeCollaboration, UNDO_SECONDS, undoRemoval } from './removal.contract.ts';

/** Reads what a deletion would take along, each time it is asked. */
export function useRemoval(id: string) {
  return useQuery({
    queryKey: ['workspace', id, 'removal'],
    queryFn: () => call(getRemoval, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Deletes a collaboration, and offers to undo it for ten seconds. The caller closes its dialog, because reading it again
 * would return 404.
 */
export function useRemoveCollaboration({ id, title }: Pick<Collaboration, 'id' | 'title'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCollaboration, { params: { id } }),
    onSuccess: () => {
      dropCollaboration(client, id);
      void showToast({
        title: 'Collaboration deleted',
        message: title,
        tone: 'success',
        duration: UNDO_SECONDS * 1000,
        action: { label: UNDO, run: () => void bringBack(client, { id, title }) },
      });
    },
  });
}

/** True if another try would end the same. */
const isTooLate = (error: unknown) =>
  error instanceof CallFailure && ['UNDO_TOO_LATE', 'COLLABORATION_NOT_FOUND'].includes(error.code);

/** Undoes a deletion, and says how it went: the screen that deleted is gone by then. */
async function bringBack(
  client: QueryClient,
  { id, title }: Pick<Collaboration, 'id' | 'title'>,
): Promise<void> {
  try {
    await call(undoRemoval, { params: { id } });
    await client.invalidateQueries({ queryKey: COLLABORATIONS });
    await showToast({ title: 'Collaboration is back', message: title, tone: 'success' });
  } catch (error) {
    await showToast({
      title: 'Collaboration not brought back',
      message: failureText(error, 'Please try again.'),
      tone: 'error',
      ...(!isTooLate(error) && {
        action: { label: UNDO, run: () => void bringBack(client, { id, title }) },
      }),
    });
  }
}
