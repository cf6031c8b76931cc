import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createTicketNote,
  getTicketToAnswer,
  listDoubleTickets,
  listTicketNotes,
  mergeTicket,
  unmergeTicket,
  updateTicket,
} from '#features/support/ticket-work/ticket-work.contract.ts';
import { TICKETS } from '#features/support/tickets/support-tickets.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';

/** Messages of the author arrive meanwhile. */
const REFRESH_MS = 30_000;

/** Loads one ticket with its conversation. */
export function useDeskTicket(number: string) {
  return useQuery({
    queryKey: [...TICKETS, 'to-answer', number],
    queryFn: ({ signal }) => call(getTicketToAnswer, { params: { number } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Loads the notes of a ticket. */
export function useTicketNotes(id: string) {
  return useQuery({
    queryKey: [...TICKETS, 'notes', id],
    queryFn: ({ signal }) => call(listTicketNotes, { params: { id } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Loads the other tickets of the author. */
export function useDoubleTickets(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...TICKETS, 'doubles', id],
    queryFn: ({ signal }) => call(listDoubleTickets, { params: { id } }, { signal }),
    enabled,
  });
}

/** Reads everything about tickets again, also after a failure: usually someone else was first. */
function useReload() {
  const client = useQueryClient();
  // Not awaited: what the caller does next, such as emptying the draft, comes before the new state.
  return () => void client.invalidateQueries({ queryKey: TICKETS });
}

/** Answers a ticket or changes it. */
export function useUpdateTicket(id: string) {
  const client = useQueryClient();
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: RouteInput<typeof updateTicket>['body']) =>
      call(updateTicket, { params: { id }, body }),
    onSuccess: (ticket) => client.setQueryData([...TICKETS, 'to-answer', ticket.number], ticket),
    onSettled,
  });
}

/** Saves a note for the team. */
export function useCreateNote(id: string) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (message: string) => call(createTicketNote, { params: { id }, body: { message } }),
    onSettled,
  });
}

/** Moves a ticket into another one of the same author. */
export function useMergeTicket(id: string) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: RouteInput<typeof mergeTicket>['body']) => call(mergeTicket, { params: { id }, body }),
    onSettled,
  });
}

/** Takes a merged ticket out again. */
export function useUnmergeTicket(id: string) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (version: number) => call(unmergeTicket, { params: { id }, body: { version } }),
    onSettled,
  });
}
