import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { DOCUMENTS } from '#features/documents/documents/documents.api.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  type DocumentOpening,
  downloadDocument,
  listDocumentOpenings,
  openDocument,
} from './document-openings.contract.ts';

const OPENINGS_PAGE_SIZE = 50;

/** Loads the log of openings by others, newest first, 50 at a time. */
export function useDocumentOpenings() {
  return useInfiniteQuery({
    queryKey: [...DOCUMENTS, 'openings'],
    queryFn: ({ pageParam: page }) =>
      call(listDocumentOpenings, { query: { page, pageSize: OPENINGS_PAGE_SIZE } }),
    ...listPages<DocumentOpening>(OPENINGS_PAGE_SIZE),
  });
}

/** Gets a link to the file, downloads it, and lets the browser save it. */
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
