import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import { listMemberLooks, openMemberFacts } from './member-looks.contract.ts';

const LOOKS = ['support-looks'] as const;

/**
 * Loads the facts of the member who wrote a ticket. The server logs each load, so they are loaded once and stay until
 * the ticket is left.
 */
export function useMemberFacts(ticketId: string) {
  return useQuery({
    queryKey: ['member-facts', ticketId],
    queryFn: () => call(openMemberFacts, { params: { id: ticketId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

/** Loads a page of the looks; the previous page stays on the screen until it arrives. */
export function useMemberLooks(page: number) {
  return useQuery({
    queryKey: [...LOOKS, page],
    queryFn: () => call(listMemberLooks, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
}
