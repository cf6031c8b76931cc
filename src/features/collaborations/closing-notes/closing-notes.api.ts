import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import { call } from '#platform/web/client.ts';
import { listClosingNotes, saveClosingNote } from './closing-notes.contract.ts';

const notesKey = (id: string) => ['workspace', id, 'closing-notes'] as const;

/** Reads what each organisation says at the end of a collaboration. */
export function useClosingNotes(id: string) {
  return useQuery({
    queryKey: notesKey(id),
    queryFn: () => call(listClosingNotes, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });
}

export function useSaveClosingNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => call(saveClosingNote, { params: { id }, body: { note } }),
    onSuccess: (notes) => client.setQueryData(notesKey(id), notes),
  });
}
