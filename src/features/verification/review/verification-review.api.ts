import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { VerificationStatus } from '#features/verification/requests/verification-requests.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  decideVerification,
  downloadVerificationDocument,
  getVerificationRequest,
  listVerificationRequests,
  openVerificationDocument,
  openVerificationNumbers,
  revokeVerification,
} from './verification-review.contract.ts';

const REVIEW = ['verification', 'review'] as const;

interface ListShown {
  /** Null for all. */
  status: VerificationStatus | null;
  page: number;
}

/** Loads a page of members' requests; the previous page stays on the screen until it arrives. */
export function useVerificationRequests({ status, page }: ListShown) {
  const query = { status: status ?? undefined, page };
  return useQuery({
    queryKey: [...REVIEW, 'list', query],
    queryFn: () => call(listVerificationRequests, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Loads one request with everything that the decision needs. */
export const useVerificationRequest = (id: string) =>
  useQuery({
    queryKey: [...REVIEW, 'record', id],
    queryFn: () => call(getVerificationRequest, { params: { id } }),
  });

function useReviewChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: another admin may have decided first, or the member changed a paper.
    onSettled: () => client.invalidateQueries({ queryKey: REVIEW }),
  });
}

export const useDecideVerification = (id: string) =>
  useReviewChange((body: RouteInput<typeof decideVerification>['body']) =>
    call(decideVerification, { params: { id }, body }),
  );

export const useRevokeVerification = (id: string) =>
  useReviewChange((body: RouteInput<typeof revokeVerification>['body']) =>
    call(revokeVerification, { params: { id }, body }),
  );

/** Gets the numbers of an open request in full; each call is logged. They are kept while the review is shown. */
export const useOpenVerificationNumbers = (id: string) =>
  useMutation({ mutationFn: () => call(openVerificationNumbers, { params: { id } }), gcTime: 0 });

/** Gets a link to a paper of an open request, downloads it, and lets the browser save it. */
export function useDownloadReviewedDocument(id: string) {
  return useMutation({
    mutationFn: async (documentId: string) => {
      const params = { id, documentId };
      const { expires, signature, file_name } = await call(openVerificationDocument, { params });
      const query = { expires, signature };
      saveBlob(await call(downloadVerificationDocument, { params, query }), file_name);
    },
  });
}
