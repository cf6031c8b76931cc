import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TICKETS } from '#features/support/tickets/support-tickets.api.ts';
import type { TicketStatus } from '#features/support/tickets/support-tickets.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listAllTickets, updateTicket } from './ticket-work.contract.ts';

const PAGE_SIZE = 20;

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
