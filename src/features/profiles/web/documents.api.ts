import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createDocument,
  downloadDocument,
  listDocumentOpenings,
  listDocumentRecipients,
  listDocuments,
  listSharedDocuments,
  openDocument,
  removeDocument,
  replaceDocumentFile,
  revokeDocumentShare,
  shareDocument,
  updateDocument,
} from '#features/profiles/documents.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';

const DOCUMENTS = ['documents'] as const;

/** The member's own documents. */
export function useDocuments() {
  return useQuery({ queryKey: [...DOCUMENTS, 'own'], queryFn: () => call(listDocuments) });
}

/** What others share with the member now. */
export function useSharedDocuments() {
  return useQuery({ queryKey: [...DOCUMENTS, 'shared'], queryFn: () => call(listSharedDocuments) });
}

/** Who else opened the member's documents, newest first. */
export function useDocumentOpenings() {
  return useQuery({ queryKey: [...DOCUMENTS, 'openings'], queryFn: () => call(listDocumentOpenings) });
}

/** Members by a part of their name; nothing is asked before two letters are there. */
export function useDocumentRecipients(search: string) {
  return useQuery({
    queryKey: [...DOCUMENTS, 'recipients', search],
    queryFn: ({ signal }) => call(listDocumentRecipients, { query: { search } }, { signal }),
    enabled: search.length >= 2,
  });
}

function useDocumentChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: another tab may have been quicker. Everything, for a level of verification may have ended.
    onSettled: () => client.invalidateQueries(),
  });
}

/** How an upload is watched and stopped. */
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

/** Stores a document, or changes what one says. */
export const useSaveDocument = () =>
  useDocumentChange(({ id, file, body, ...sending }: DocumentToSave) =>
    id ? call(updateDocument, { params: { id }, body }) : call(createDocument, { body, file }, sending),
  );

/** Puts another file in the place of a document's. */
export const useReplaceDocumentFile = () =>
  useDocumentChange(({ id, file, ...sending }: Sending & { id: string; file: File }) =>
    call(replaceDocumentFile, { params: { id }, file }, sending),
  );

export const useRemoveDocument = () =>
  useDocumentChange((id: string) => call(removeDocument, { params: { id } }));

interface ShareToMake {
  id: string;
  body: RouteInput<typeof shareDocument>['body'];
}

export const useShareDocument = () =>
  useDocumentChange(({ id, body }: ShareToMake) => call(shareDocument, { params: { id }, body }));

export const useRevokeDocumentShare = () =>
  useDocumentChange((params: { id: string; shareId: string }) => call(revokeDocumentShare, { params }));

/** Asks for a link to the file, fetches it, and lets the browser save it. */
export function useDownloadDocument() {
  return useMutation({
    mutationFn: async (id: string) => {
      const { expires, signature, file_name } = await call(openDocument, { params: { id } });
      const query = { expires, signature };
      saveBlob(await call(downloadDocument, { params: { id }, query }), file_name);
      return file_name;
    },
  });
}
