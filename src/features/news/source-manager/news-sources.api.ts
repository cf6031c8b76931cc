import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createNewsSource,
  listNewsSources,
  removeNewsSource,
  updateNewsSource,
} from '#features/news/sources/news-sources.contract.ts';
import { fetchNewsSource, syncNews } from '#features/news/sync/news-sync.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';

const SOURCES = ['news-sources'] as const;

/** Loads a page of the sources; the previous page stays on the screen until it arrives. */
export function useNewsSourcePage(page: number) {
  return useQuery({
    queryKey: [...SOURCES, page],
    queryFn: () => call(listNewsSources, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the sources again, and what visitors see of them. */
function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: SOURCES }),
      client.invalidateQueries({ queryKey: ['news'] }),
    ]);
}

/** Adds a source, or changes the one with this id. */
export function useSaveNewsSource(id: string | null) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createNewsSource>['body']) =>
      id === null ? call(createNewsSource, { body }) : call(updateNewsSource, { params: { id }, body }),
    onSettled,
  });
}

/** Switches a source on or off. */
export function useSwitchNewsSource(id: string) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (is_active: boolean) => call(updateNewsSource, { params: { id }, body: { is_active } }),
    onSettled,
  });
}

/** Deletes a source with its news. */
export function useRemoveNewsSource(id: string) {
  const onSettled = useReload();
  return useMutation({ mutationFn: () => call(removeNewsSource, { params: { id } }), onSettled });
}

/** Fetches a source now. */
export function useFetchNewsSource(id: string) {
  const onSettled = useReload();
  return useMutation({ mutationFn: () => call(fetchNewsSource, { params: { id } }), onSettled });
}

/** Fetches all sources that are switched on. */
export function useSyncNews() {
  const onSettled = useReload();
  return useMutation({ mutationFn: () => call(syncNews, {}), onSettled });
}
