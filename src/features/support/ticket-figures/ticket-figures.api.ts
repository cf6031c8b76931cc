import { useQuery } from '@tanstack/react-query';
import { TICKETS } from '#features/support/tickets/support-tickets.api.ts';
import { call } from '#platform/web/client.ts';
import { listTicketWeeks } from './ticket-figures.contract.ts';

/** Loads the figures of the last twelve weeks. */
export function useTicketWeeks() {
  return useQuery({
    queryKey: [...TICKETS, 'weeks'],
    queryFn: ({ signal }) => call(listTicketWeeks, {}, { signal }),
  });
}
