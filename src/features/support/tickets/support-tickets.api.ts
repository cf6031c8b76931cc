import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  createTicket,
  getTicketCounts,
  listTickets,
  type Ticket,
  type TicketStatus,
} from './support-tickets.contract.ts';

/** Start of the keys of all queries about tickets. */
export const TICKETS = ['support-tickets'] as const;

/** Loads the member's tickets with `search` in number or subject, newest first, twenty at a time. */
export function useTickets(status: TicketStatus | undefined, search: string) {
  return useInfiniteQuery({
    queryKey: [...TICKETS, 'list', status, search],
    queryFn: ({ pageParam: page, signal }) =>
      call(listTickets, { query: { status, search, page, pageSize: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    ...listPages<Ticket>(PAGE_SIZE),
  });
}

/** Counts those tickets by status. @param enabled false for visitors, who have none. */
export function useTicketCounts(search: string, enabled: boolean) {
  return useQuery({
    queryKey: [...TICKETS, 'counts', search],
    queryFn: ({ signal }) => call(getTicketCounts, { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Sends a message to the support team and reloads the member's tickets. */
export function useCreateTicket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createTicket>['body']) => call(createTicket, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: TICKETS }),
  });
}
