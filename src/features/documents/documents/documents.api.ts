import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  createDocument,
  listDocuments,
  removeDocument,
  replaceDocumentFile,
  updateDocument,
} from './documents.contract.ts';

/** Query key of everything in the vault. */
export const DOCUMENTS = ['documents'] as const;

/** Loads the member's own documents. */
export function useDocuments() {
  return useQuery({ queryKey: [...DOCUMENTS, 'own'], queryFn: () => call(listDocuments) });
}

export function useDocumentChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: another tab may have changed it first. All queries: a level of verification may have ended.
    onSettled: () => client.invalidateQueries(),
  });
}

/** Progress and cancellation of an upload. */
interface Sending {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

interface DocumentToSave extends Sending {
  /** The document whose details change; without it `file` is stored. */
  id?: string;
  file?: File;
  body: RouteInput<typeof createDocument>['body'];
}

/** Adds a document, or changes its details. */
export const useSaveDocument = () =>
  useDocumentChange(({ id, file, body, ...sending }: DocumentToSave) =>
    id ? call(updateDocument, { params: { id }, body }) : call(createDocument, { body, file }, sending),
  );

/** Replaces the file of a document. */
export const useReplaceDocumentFile = () =>
  useDocumentChange(({ id, file, ...sending }: Sending & { id: string; file: File }) =>
    call(replaceDocumentFile, { params: { id }, file }, sending),
  );

export const useRemoveDocument = () =>
  useDocumentChange((id: string) => call(removeDocument, { params: { id } }));
