import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import {
  answerCollaborationRequest,
  type CollaborationRequest,
  getCollaborationRequestCounts,
  listReceivedCollaborationRequests,
  listSentCollaborationRequests,
  sendCollaborationRequest,
} from './collaboration-requests.contract.ts';

const REQUESTS = ['collaboration-requests'] as const;
const SENT = [...REQUESTS, 'sent'] as const;
const COUNTS = [...REQUESTS, 'counts'] as const;
const PAGE_SIZE = 20;

/** incoming: what the member received. */
export type Direction = 'incoming' | 'sent';
/** waiting: for an answer. settled: answered or withdrawn. */
export type RequestState = 'waiting' | 'settled';

/** The member's requests in one direction and state, newest first, twenty at a time. */
export function useCollaborationRequests(direction: Direction, state: RequestState) {
  const route = direction === 'sent' ? listSentCollaborationRequests : listReceivedCollaborationRequests;
  return useInfiniteQuery({
    queryKey: [...REQUESTS, direction, state],
    queryFn: ({ pageParam: page }) => call(route, { query: { state, page, pageSize: PAGE_SIZE } }),
    ...listPages<CollaborationRequest>(PAGE_SIZE),
  });
}

/** How many requests there are in each direction and state. */
export function useCollaborationRequestCounts() {
  return useQuery({ queryKey: COUNTS, queryFn: () => call(getCollaborationRequestCounts) });
}

/** The signed-in member's request to `targetId` that still waits for its answer; null without one. */
export function useWaitingRequestTo(targetId: string, enabled: boolean) {
  const query = { target_profile_id: targetId, state: 'waiting', pageSize: 1 } as const;
  return useQuery({
    queryKey: [...SENT, 'to', targetId],
    queryFn: async () => (await call(listSentCollaborationRequests, { query }))[0] ?? null,
    enabled,
  });
}

/** Sends a request; whoever opens the dialog again learns that it waits. */
export function useSendCollaborationRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof sendCollaborationRequest>['body']) =>
      call(sendCollaborationRequest, { body }),
    onSuccess: (sent) => {
      // A guest has no lists.
      if (sent.status === 'held') return;
      client.setQueryData([...SENT, 'to', sent.target_profile_id], sent);
      return Promise.all([SENT, COUNTS].map((queryKey) => client.invalidateQueries({ queryKey })));
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
