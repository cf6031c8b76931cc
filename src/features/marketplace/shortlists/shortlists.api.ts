import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  createShortlist,
  getShortlist,
  listShortlists,
  removeShortlist,
  removeShortlistEntry,
  renameShortlist,
  type ShortlistInput,
  saveShortlistEntry,
} from './shortlists.contract.ts';

const SHORTLISTS = [...MARKETPLACE, 'shortlists'] as const;
const ALL = [...SHORTLISTS, 'all'] as const;
/** The largest page that the server gives. */
const WHOLE_PAGE_SIZE = 100;

/** Loads the shortlists of the member's organisation, last changed first. */
export const useShortlists = () => useQuery({ queryKey: ALL, queryFn: () => call(listShortlists) });

/** Loads one shortlist; `data.pages` are its pages so far. */
export function useShortlist(id: string) {
  return useInfiniteQuery({
    queryKey: [...SHORTLISTS, 'one', id],
    queryFn: ({ pageParam }) =>
      call(getShortlist, { params: { id }, query: { page: pageParam, pageSize: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  });
}

/** Loads the note that a partner has on a shortlist; null if the partner is not on it. Reads nothing without a list. */
export function useShortlistedNote(id: string, profile: string) {
  return useQuery({
    queryKey: [...SHORTLISTS, 'note', id, profile],
    queryFn: () => readNote(id, profile),
    enabled: id !== '',
  });
}

async function readNote(id: string, profile: string): Promise<string | null> {
  for (let page = 1; ; page += 1) {
    const { records, pagination } = await call(getShortlist, {
      params: { id },
      query: { page, pageSize: WHOLE_PAGE_SIZE },
    });
    const found = records.find((entry) => entry.profile.id === profile);
    if (found) return found.note;
    if (page >= pagination.totalPages) return null;
  }
}

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SHORTLISTS });
}

/** Makes a shortlist, or renames the one with this id. */
export function useSaveShortlist(id: string | null) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: ShortlistInput): Promise<{ id: string; name: string }> =>
      id ? call(renameShortlist, { params: { id }, body }) : call(createShortlist, { body }),
    onSettled,
  });
}

/** Deletes a shortlist. */
export function useRemoveShortlist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeShortlist, { params: { id } }),
    // Not all: the list itself, which may still be on the screen, is gone.
    onSettled: () => client.invalidateQueries({ queryKey: ALL }),
  });
}

/** Puts a partner on a shortlist, or changes the note. */
export function useSaveShortlistEntry() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: ({ id, profile, note }: { id: string; profile: string; note: string }) =>
      call(saveShortlistEntry, { params: { id, profile }, body: { note } }),
    onSettled,
  });
}

/** Takes a partner from a shortlist. */
export function useRemoveShortlistEntry() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (params: { id: string; profile: string }) => call(removeShortlistEntry, { params }),
    onSettled,
  });
}
