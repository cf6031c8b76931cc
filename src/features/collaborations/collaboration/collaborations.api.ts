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
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  archiveCollaboration,
  type Collaboration,
  type CollaborationCounts,
  type CollaborationFilters,
  type CollaborationState,
  type CollaborationStatus,
  countCollaborations,
  getCollaboration,
  getCollaborationStats,
  listCollaborations,
  restoreCollaboration,
  updateCollaboration,
} from './collaborations.contract.ts';

/** Query key of all collaborations; invalidating it reloads everything about them. */
export const COLLABORATIONS = ['collaborations'] as const;
const LIST = [...COLLABORATIONS, 'list'] as const;
const COUNTS = [...COLLABORATIONS, 'counts'] as const;
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

/** Returns the function that reads again the lists of collaborations that could not be read. */
export function useRetryCollaborations() {
  const client = useQueryClient();
  return () =>
    client.refetchQueries({
      queryKey: LIST,
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
}

/** Reads how many collaborations that pass the filters have each status. */
export function useCollaborationCounts(state: CollaborationState, filters: CollaborationFilters) {
  const { search, partner, category } = filters;
  const query = { state, search, partner, category };
  return useQuery({
    queryKey: [...COUNTS, query],
    queryFn: () => call(countCollaborations, { query }),
    placeholderData: (before) => before,
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
    client.invalidateQueries({ queryKey: COUNTS }),
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
  for (const queryKey of [LIST, COUNTS, STATS]) void client.invalidateQueries({ queryKey });
}

/** A list as its key says it: `[..., state, filters]`. */
const filtersOf = (queryKey: readonly unknown[]) => queryKey[3] as CollaborationFilters | undefined;

/** Shows a collaboration with another status in the lists of all statuses, and takes it from the list of one to that of the other. */
function moveInLists(client: QueryClient, moved: Collaboration, from: CollaborationStatus): void {
  for (const [queryKey, list] of client.getQueriesData<Pages>({ queryKey: LIST })) {
    if (!list) continue;
    const status = filtersOf(queryKey)?.status;
    const rest = list.pages.map((page) => page.filter(({ id }) => id !== moved.id));
    const pages =
      status === from
        ? rest
        : status === moved.status
          ? [[moved, ...(rest[0] ?? [])], ...rest.slice(1)]
          : list.pages.map((page) => page.map((one) => (one.id === moved.id ? moved : one)));
    client.setQueryData<Pages>(queryKey, { ...list, pages });
  }
  client.setQueriesData<CollaborationCounts>(
    { queryKey: COUNTS },
    (counts) => counts && { ...counts, [from]: counts[from] - 1, [moved.status]: counts[moved.status] + 1 },
  );
}

/** Key of the moves that are under way: the lists are read again after the last one, so that none jumps back. */
const MOVING = [...COLLABORATIONS, 'move'] as const;

/** Reads the lists again after a change of others, unless own moves are under way, which do so at their end. */
export function refreshLists(client: QueryClient): void {
  if (client.isMutating({ mutationKey: MOVING }) > 0) return;
  for (const queryKey of [LIST, COUNTS, STATS]) void client.invalidateQueries({ queryKey });
}

/** Moves a collaboration to another status; the lists show it at once, and as before if the server refuses. */
export function useMoveCollaboration() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MOVING,
    mutationFn: ({ collaboration: { id }, status }: Move) =>
      call(updateCollaboration, { params: { id }, body: { status } }),
    onMutate: async ({ collaboration, status }) => {
      await Promise.all([LIST, COUNTS].map((queryKey) => client.cancelQueries({ queryKey })));
      const before = [LIST, COUNTS].flatMap((queryKey) => client.getQueriesData({ queryKey }));
      moveInLists(client, { ...collaboration, status, status_reason: null }, collaboration.status);
      return { before };
    },
    onError: (_error, _move, context) => {
      for (const [queryKey, data] of context?.before ?? []) client.setQueryData(queryKey, data);
    },
    onSettled: async (_updated, _error, { collaboration }) => {
      if (client.isMutating({ mutationKey: MOVING }) > 1) return;
      await refreshCollaboration(client, collaboration.id);
    },
  });
}

interface Move {
  collaboration: Collaboration;
  status: CollaborationStatus;
}
