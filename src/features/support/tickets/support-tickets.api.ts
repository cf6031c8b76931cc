import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import {
  createTicket,
  getTicketCounts,
  listAllTickets,
  listTickets,
  type Ticket,
  type TicketStatus,
  updateTicket,
} from './support-tickets.contract.ts';

const TICKETS = ['support-tickets'] as const;

const PAGE_SIZE = 20;

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

interface TicketsShown {
  /** Null for all. */
  status: TicketStatus | null;
  page: number;
}

/** Loads a page of everyone's tickets, for admins; the previous page stays on the screen until it arrives. */
export function useAllTickets({ status, page }: TicketsShown) {
  const query = { status: status ?? undefined, page, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: [...TICKETS, 'all', query],
    queryFn: () => call(listAllTickets, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Sets the status of a ticket, replies if there is a reply, and reloads every list of tickets. */
export function useUpdateTicket(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof updateTicket>['body']) =>
      call(updateTicket, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: TICKETS }),
  });
}
