import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  createDocument,
  DOCUMENTS_MAX,
  type DocumentOpening,
  downloadDocument,
  getSharedDocumentSummary,
  listDocumentOpenings,
  listDocuments,
  listSharedDocuments,
  openDocument,
  removeDocument,
  replaceDocumentFile,
  revokeDocumentShare,
  type SharedDocument,
  shareDocument,
  updateDocument,
} from './documents.contract.ts';

const DOCUMENTS = ['documents'] as const;

/** The member's own documents. */
export function useDocuments() {
  return useQuery({ queryKey: [...DOCUMENTS, 'own'], queryFn: () => call(listDocuments) });
}

const SHARED_PAGE_SIZE = 50;
const OPENINGS_PAGE_SIZE = 50;

/** The documents that others share with the member now, by owner, fifty at a time. */
export function useSharedDocuments() {
  return useInfiniteQuery({
    queryKey: [...DOCUMENTS, 'shared', 'list'],
    queryFn: ({ pageParam: page }) =>
      call(listSharedDocuments, { query: { page, pageSize: SHARED_PAGE_SIZE } }),
    ...listPages<SharedDocument>(SHARED_PAGE_SIZE),
  });
}

/** How much others share with the member now, and who. */
export function useSharedDocumentSummary() {
  return useQuery({
    queryKey: [...DOCUMENTS, 'shared', 'summary'],
    queryFn: () => call(getSharedDocumentSummary),
  });
}

/** The documents that one other member shares with this one now; asked for only if there are any. */
export function useDocumentsSharedBy(ownerId: string) {
  const shares = useSharedDocumentSummary().data?.owner_ids.includes(ownerId) ?? false;
  return useQuery({
    queryKey: [...DOCUMENTS, 'shared', 'by', ownerId],
    // A vault holds no more than one page.
    queryFn: () => call(listSharedDocuments, { query: { owner_id: ownerId, pageSize: DOCUMENTS_MAX } }),
    enabled: shares,
  });
}

/** The openings of the member's documents by others, newest first, fifty at a time. */
export function useDocumentOpenings() {
  return useInfiniteQuery({
    queryKey: [...DOCUMENTS, 'openings'],
    queryFn: ({ pageParam: page }) =>
      call(listDocumentOpenings, { query: { page, pageSize: OPENINGS_PAGE_SIZE } }),
    ...listPages<DocumentOpening>(OPENINGS_PAGE_SIZE),
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
