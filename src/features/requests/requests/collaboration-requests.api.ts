import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  answerCollaborationRequest,
  type CollaborationRequest,
  getCollaborationRequestCounts,
  listCollaborationRequestStates,
  listReceivedCollaborationRequests,
  listSentCollaborationRequests,
  sendCollaborationRequest,
  type WaitingState,
} from './collaboration-requests.contract.ts';

export const REQUESTS = ['collaboration-requests'] as const;
const SENT = [...REQUESTS, 'sent'] as const;
const INCOMING = [...REQUESTS, 'incoming'] as const;
const COUNTS = [...REQUESTS, 'counts'] as const;
const STATES = [...REQUESTS, 'states'] as const;

/** incoming: requests that the member received. */
export type Direction = 'incoming' | 'sent';
/** waiting: not answered yet. settled: answered or withdrawn. */
export type RequestState = 'waiting' | 'settled';

/** Reads the member's requests in one direction and state, newest first, twenty at a time. */
export function useCollaborationRequests(direction: Direction, state: RequestState) {
  const route = direction === 'sent' ? listSentCollaborationRequests : listReceivedCollaborationRequests;
  return useInfiniteQuery({
    queryKey: [...REQUESTS, direction, state],
    queryFn: ({ pageParam: page }) => call(route, { query: { state, page, pageSize: PAGE_SIZE } }),
    ...listPages<CollaborationRequest>(PAGE_SIZE),
  });
}

/** Reads the number of requests in each direction and state. */
export function useCollaborationRequestCounts() {
  return useQuery({ queryKey: COUNTS, queryFn: () => call(getCollaborationRequestCounts) });
}

/** Reads the member's request to `targetId` that is waiting for an answer; null without one. */
export function useWaitingRequestTo(targetId: string, enabled: boolean) {
  const query = { target_profile_id: targetId, state: 'waiting', pageSize: 1 } as const;
  return useQuery({
    queryKey: [...SENT, 'to', targetId],
    queryFn: async () => (await call(listSentCollaborationRequests, { query }))[0] ?? null,
    enabled,
  });
}

/** Reads the request of `senderId` that is waiting for the member's answer; null without one. */
export function useWaitingRequestFrom(senderId: string, enabled: boolean) {
  const query = { sender_profile_id: senderId, state: 'waiting', pageSize: 1 } as const;
  return useQuery({
    queryKey: [...INCOMING, 'from', senderId],
    queryFn: async () => (await call(listReceivedCollaborationRequests, { query }))[0] ?? null,
    enabled,
  });
}

/** True if the two have an open request already, whoever sent it. */
const isOpenAlready = (error: Error) =>
  error instanceof CallFailure && ['REQUEST_ALREADY_OPEN', 'REQUEST_WAITS_FOR_YOU'].includes(error.code);

/** Reads which of these members wait for the signed-in one or the other way round, by their ids: one call for a whole list. */
export function useRequestStates(ids: string[]) {
  return useQuery({
    queryKey: [...STATES, ids],
    queryFn: ({ signal }) => call(listCollaborationRequestStates, { query: { ids: ids.join() } }, { signal }),
    enabled: ids.length > 0,
    select: byMember,
  });
}

const byMember = (states: WaitingState[]) => new Map(states.map((state) => [state.profile_id, state]));

/** Sends a request; the dialog then shows it as waiting when it opens again, and at once if there was one already. */
export function useSendCollaborationRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof sendCollaborationRequest>['body']) =>
      call(sendCollaborationRequest, { body }),
    onSuccess: (sent) => {
      // A guest has no lists.
      if (sent.status === 'held') return;
      client.setQueryData([...SENT, 'to', sent.target_profile_id], sent);
      return Promise.all([SENT, COUNTS, STATES].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => (isOpenAlready(error) ? client.invalidateQueries({ queryKey: REQUESTS }) : undefined),
  });
}

interface Answer {
  id: string;
  body: RouteInput<typeof answerCollaborationRequest>['body'];
}

/**
 * Accepts, declines or withdraws a request. Reads both lists again even after a failure, because usually the other
 * side answered first. After an acceptance it also reads the list of collaborations, which has a new one.
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
