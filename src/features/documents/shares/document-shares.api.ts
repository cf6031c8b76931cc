import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { DOCUMENTS, useDocumentChange } from '#features/documents/documents/documents.api.ts';
import { DOCUMENTS_MAX } from '#features/documents/documents/documents.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import {
  getSharedDocumentSummary,
  listSharedDocuments,
  revokeDocumentShare,
  type SharedDocument,
  shareDocument,
  shareDocuments,
} from './document-shares.contract.ts';

const SHARED_PAGE_SIZE = 50;

/** Loads the documents that others share with the member now, by owner, 50 at a time. */
export function useSharedDocuments() {
  return useInfiniteQuery({
    queryKey: [...DOCUMENTS, 'shared', 'list'],
    queryFn: ({ pageParam: page }) =>
      call(listSharedDocuments, { query: { page, pageSize: SHARED_PAGE_SIZE } }),
    ...listPages<SharedDocument>(SHARED_PAGE_SIZE),
  });
}

/** Loads how many documents others share with the member now, and the owners' ids. */
export function useSharedDocumentSummary() {
  return useQuery({
    queryKey: [...DOCUMENTS, 'shared', 'summary'],
    queryFn: () => call(getSharedDocumentSummary),
  });
}

/** Loads the documents that one owner shares with the member now; sends no request if there are none. */
export function useDocumentsSharedBy(ownerId: string) {
  const shares = useSharedDocumentSummary().data?.owner_ids.includes(ownerId) ?? false;
  return useQuery({
    queryKey: [...DOCUMENTS, 'shared', 'by', ownerId],
    // A vault holds no more than one page.
    queryFn: () => call(listSharedDocuments, { query: { owner_id: ownerId, pageSize: DOCUMENTS_MAX } }),
    enabled: shares,
  });
}

/** Shares one document or several. @returns the member's name and the end of access. */
export const useShareDocuments = () =>
  useDocumentChange(async ({ document_ids, ...body }: RouteInput<typeof shareDocuments>['body']) => {
    const [id, ...others] = document_ids;
    if (id && others.length === 0) return call(shareDocument, { params: { id }, body });
    const { shares } = await call(shareDocuments, { body: { document_ids, ...body } });
    return shares[0];
  });

export const useRevokeDocumentShare = () =>
  useDocumentChange((params: { id: string; shareId: string }) => call(revokeDocumentShare, { params }));
