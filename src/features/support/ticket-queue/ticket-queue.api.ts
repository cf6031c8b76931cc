import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { TICKETS } from '#features/support/tickets/support-tickets.api.ts';
import { call } from '#platform/web/client.ts';
import {
  createSavedView,
  listSavedViews,
  removeSavedView,
  type SavedViewInput,
} from './saved-views.contract.ts';
import { type DeskFilters, listDeskTickets, listSupporters } from './ticket-queue.contract.ts';

const DESK_QUEUE = [...TICKETS, 'desk'] as const;
const VIEWS = ['support-views'] as const;
const PAGE_SIZE = 25;
/** Other people's tickets and answers arrive meanwhile. */
const REFRESH_MS = 30_000;

/** Loads a page of the queue, again every half minute; the previous page stays on the screen until it arrives. */
export function useDeskTickets(filters: DeskFilters, page: number) {
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: [...DESK_QUEUE, query],
    queryFn: ({ signal }) => call(listDeskTickets, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** Loads the supporters to whom a ticket can be assigned. */
export function useSupporters() {
  return useQuery({ queryKey: ['supporters'], queryFn: () => call(listSupporters) });
}

/** Loads the supporter's saved views. */
export function useSavedViews() {
  return useQuery({ queryKey: VIEWS, queryFn: () => call(listSavedViews) });
}

/** Saves filters under a name. */
export function useCreateSavedView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedViewInput) => call(createSavedView, { body }),
    onSettled: () => void client.invalidateQueries({ queryKey: VIEWS }),
  });
}

/** Deletes a saved view. */
export function useRemoveSavedView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeSavedView, { params: { id } }),
    // Not awaited: a view that is gone could not say so any more.
    onSettled: () => void client.invalidateQueries({ queryKey: VIEWS }),
  });
}
