import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTIFICATIONS } from '#features/notifications/notifications/notifications.api.ts';
import { TICKETS } from '#features/support/tickets/support-tickets.api.ts';
import {
  getTicket,
  rateTicket,
  replyToTicket,
  type TicketDetail,
} from '#features/support/tickets/support-tickets.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';

/** Without a notification an open page asks for news this often, in milliseconds. */
const NEWS_MS = 30_000;

/** Below the key of notifications: an answer brings one, and the bell then has the open ticket read again at once. */
const ticketKey = (number: string) => [...NOTIFICATIONS, 'ticket', number];

/** Loads an own ticket with its conversation; of a merged one, the ticket that it went into. */
export function useTicket(number: string) {
  return useQuery({
    queryKey: ticketKey(number),
    queryFn: ({ signal }) => call(getTicket, { params: { number } }, { signal }),
    refetchInterval: ({ state }) => (state.data ? NEWS_MS : false),
  });
}

/** Shows the answer of a change, and reloads the lists. */
function useShowTicket(number: string) {
  const client = useQueryClient();
  return (ticket: TicketDetail) => {
    client.setQueryData(ticketKey(number), ticket);
    return client.invalidateQueries({ queryKey: TICKETS });
  };
}

export function useReplyToTicket({ id, number }: TicketDetail) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof replyToTicket>['body']) =>
      call(replyToTicket, { params: { id }, body }),
    onSuccess: useShowTicket(number),
  });
}

export function useRateTicket({ id, number }: TicketDetail) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof rateTicket>['body']) => call(rateTicket, { params: { id }, body }),
    onSuccess: useShowTicket(number),
  });
}
