import {
  type InfiniteData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import {
  archiveCollaboration,
  type Collaboration,
  type CollaborationFilters,
  type CollaborationState,
  getCollaboration,
  getCollaborationStats,
  listCollaborations,
  removeCollaboration,
  restoreCollaboration,
  updateCollaboration,
} from './collaborations.contract.ts';

/** Query key of all collaborations; invalidating it reloads everything about them. */
export const COLLABORATIONS = ['collaborations'] as const;
const PAGE_SIZE = 20;
const LIST = [...COLLABORATIONS, 'list'] as const;
const STATS = [...COLLABORATIONS, 'stats'] as const;
export const recordKey = (id: string) => [...COLLABORATIONS, 'record', id] as const;

/** Query options for data that partners share: reloads on focus, and when its part changes (`live/live-work.hook.ts`). */
export const SHARED_WITH_PARTNERS = {
  refetchOnWindowFocus: 'always',
  staleTime: 0,
} as const;

type Pages = InfiniteData<Collaboration[]>;

/** Reads the member's current or archived collaborations that pass the filters, twenty at a time. */
export function useCollaborations(state: CollaborationState, filters: CollaborationFilters = {}) {
  return useInfiniteQuery({
    queryKey: [...LIST, state, filters],
    queryFn: ({ pageParam: page }) =>
      call(listCollaborations, { query: { state, ...filters, page, pageSize: PAGE_SIZE } }),
    // Another filter keeps the cards until its own are there; the other list does not.
    placeholderData: (before, query) => (query?.queryKey[2] === state ? before : undefined),
    ...listPages<Collaboration>(PAGE_SIZE),
  });
}

/** Reads the four figures about the member's collaborations. */
export function useCollaborationStats() {
  return useQuery({ queryKey: STATS, queryFn: () => call(getCollaborationStats) });
}

/** Reads one collaboration and keeps it fresh; shows the list's record until it arrives. Idle without an id. */
export function useCollaboration(id: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: recordKey(id ?? ''),
    queryFn: id ? () => call(getCollaboration, { params: { id } }) : skipToken,
    placeholderData: () =>
      client
        .getQueriesData<Pages>({ queryKey: LIST })
        .flatMap(([, list]) => list?.pages.flat() ?? [])
        .find((one) => one.id === id),
    ...SHARED_WITH_PARTNERS,
  });
}

/**
 * Reads again everything that depends on a collaboration's milestones and participants: its progress and names, the
 * cards of the list and the four figures.
 */
export function refreshCollaboration(client: QueryClient, id: string) {
  return Promise.all([
    client.invalidateQueries({ queryKey: recordKey(id) }),
    client.invalidateQueries({ queryKey: LIST }),
    client.invalidateQueries({ queryKey: STATS }),
  ]);
}

/** Changes fields of one collaboration; shows the change immediately and reverts it if the server refuses. */
export function useUpdateCollaboration(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof updateCollaboration>['body']) =>
      call(updateCollaboration, { params: { id }, body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: recordKey(id) });
      const before = client.getQueryData<Collaboration>(recordKey(id));
      client.setQueryData<Collaboration>(
        recordKey(id),
        (now) => now && ({ ...now, ...body } as Collaboration),
      );
      return { before };
    },
    onError: (_error, _body, context) => client.setQueryData(recordKey(id), context?.before),
    onSuccess: (updated) => client.setQueryData(recordKey(id), updated),
    onSettled: () => refreshCollaboration(client, id),
  });
}

/** Changes what the edit dialog holds; a partner's changes of the same fields are a conflict. */
export function useSaveCollaboration(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: { body: RouteInput<typeof updateCollaboration>['body'] }) =>
      call(updateCollaboration, { params: { id }, body }),
    onSuccess: (updated) => client.setQueryData(recordKey(id), updated),
    onSettled: () => refreshCollaboration(client, id),
  });
}

/** Reads a collaboration again after a partner has changed it. */
export const readLatestCollaboration = (id: string) => call(getCollaboration, { params: { id } });

/** Archives (true) or restores (false) a collaboration. */
export function useArchiveCollaboration(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (archived: boolean) =>
      call(archived ? archiveCollaboration : restoreCollaboration, { params: { id } }),
    onSuccess: (updated) => client.setQueryData(recordKey(id), updated),
    onSettled: () => refreshCollaboration(client, id),
  });
}

/** Takes a collaboration that the member can no longer read out of the lists, without reading it again. */
export function dropCollaboration(client: QueryClient, id: string): void {
  client.setQueriesData<Pages>(
    { queryKey: LIST },
    (list) => list && { ...list, pages: list.pages.map((page) => page.filter((one) => one.id !== id)) },
  );
  for (const queryKey of [LIST, STATS]) void client.invalidateQueries({ queryKey });
}

/** Deletes a collaboration. The caller closes its dialog, because reading it again would return 404. */
export function useRemoveCollaboration(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCollaboration, { params: { id } }),
    onSuccess: () => dropCollaboration(client, id),
  });
}
