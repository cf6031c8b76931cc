import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerCollaborationRequest,
  type CollaborationRequest,
  listReceivedCollaborationRequests,
  listSentCollaborationRequests,
  sendCollaborationRequest,
} from '#features/collaborations/collaboration-requests.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { refreshCollaboration } from './collaborations.api.ts';

const REQUESTS = ['collaboration-requests'] as const;
const RECEIVED = [...REQUESTS, 'received'] as const;
const SENT = [...REQUESTS, 'sent'] as const;

/** The requests that the member received, newest first. */
export function useReceivedCollaborationRequests() {
  return useQuery({ queryKey: RECEIVED, queryFn: () => call(listReceivedCollaborationRequests) });
}

/** The requests that the member sent, newest first. */
export function useSentCollaborationRequests() {
  return useQuery({ queryKey: SENT, queryFn: () => call(listSentCollaborationRequests) });
}

/** Sends a request; it then stands first among the sent ones. */
export function useSendCollaborationRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof sendCollaborationRequest>['body']) =>
      call(sendCollaborationRequest, { body }),
    onSuccess: (sent) => {
      client.setQueryData<CollaborationRequest[]>(SENT, (list) => list && [sent, ...list]);
      return client.invalidateQueries({ queryKey: SENT });
    },
  });
}

interface Answer {
  id: string;
  body: RouteInput<typeof answerCollaborationRequest>['body'];
}

/**
 * Accepts, declines or withdraws a request. Both lists are read again even after a failure: the usual one is that
 * the other side was quicker. Accepting also renews the list of collaborations, which has one more.
 */
export function useAnswerCollaborationRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: Answer) => call(answerCollaborationRequest, { params: { id }, body }),
    onSuccess: ({ collaboration_id }) =>
      collaboration_id ? refreshCollaboration(client, collaboration_id) : undefined,
    onSettled: () => client.invalidateQueries({ queryKey: REQUESTS }),
  });
}
