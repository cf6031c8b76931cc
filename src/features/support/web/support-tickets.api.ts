import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createTicket, listTickets } from '#features/support/support-tickets.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';

const TICKETS = ['support-tickets'] as const;

/** The member's own tickets, newest first. @param enabled false for visitors, who have none. */
export function useTickets(enabled: boolean) {
  return useQuery({ queryKey: TICKETS, queryFn: () => call(listTickets), enabled });
}

/** Sends a message to the support team; a member's then stands first among the own tickets. */
export function useCreateTicket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createTicket>['body']) => call(createTicket, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: TICKETS }),
  });
}
