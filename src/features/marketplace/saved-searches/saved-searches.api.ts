import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import { call } from '#platform/web/client.ts';
import {
  createSavedSearch,
  listSavedSearches,
  type NewSavedSearch,
  removeSavedSearch,
  type SavedSearchInput,
  updateSavedSearch,
} from './saved-searches.contract.ts';

const SEARCHES = [...MARKETPLACE, 'saved-searches'] as const;

/** Loads the searches that the person keeps, newest first. */
export const useSavedSearches = () =>
  useQuery({ queryKey: SEARCHES, queryFn: () => call(listSavedSearches) });

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SEARCHES });
}

/** Saves a search. */
export function useCreateSavedSearch() {
  const onSettled = useReload();
  return useMutation({ mutationFn: (body: NewSavedSearch) => call(createSavedSearch, { body }), onSettled });
}

/** Renames a search, and switches its mails. */
export function useUpdateSavedSearch(id: string) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: SavedSearchInput) => call(updateSavedSearch, { params: { id }, body }),
    onSettled,
  });
}

/** Deletes a search. */
export function useRemoveSavedSearch() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: string) => call(removeSavedSearch, { params: { id } }),
    onSettled,
  });
}
