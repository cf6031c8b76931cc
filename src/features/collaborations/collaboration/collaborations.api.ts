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
  type Collaboration,
  getCollaboration,
  getCollaborationStats,
  listCollaborations,
  removeCollaboration,
  updateCollaboration,
} from './collaborations.contract.ts';

/** Everything that is read of collaborations; one invalidation of it renews all. */
export const COLLABORATIONS = ['collaborations'] as const;
const PAGE_SIZE = 20;
const LIST = [...COLLABORATIONS, 'list'] as const;
const STATS = [...COLLABORATIONS, 'stats'] as const;
const recordKey = (id: string) => [...COLLABORATIONS, 'record', id] as const;

/** While a workspace is open, the other side's changes appear after at most this many milliseconds. */
const WORKSPACE_REFRESH_MS = 15_000;

/** Query options of everything that two partners look at together: renewed on focus and while the workspace is open. */
export const SHARED_WITH_PARTNERS = {
  refetchInterval: WORKSPACE_REFRESH_MS,
  refetchOnWindowFocus: 'always',
  staleTime: 0,
} as const;

type Pages = InfiniteData<Collaboration[]>;

/** The collaborations that the member takes part in, newest first, twenty at a time. */
export function useCollaborations() {
  return useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam: page }) => call(listCollaborations, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<Collaboration>(PAGE_SIZE),
  });
}

/** The four figures over the member's collaborations. */
export function useCollaborationStats() {
  return useQuery({ queryKey: STATS, queryFn: () => call(getCollaborationStats) });
}

/** One collaboration, kept fresh while it is shown; what the list knows of it shows at once. Nothing without an id. */
export function useCollaboration(id: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: recordKey(id ?? ''),
    queryFn: id ? () => call(getCollaboration, { params: { id } }) : skipToken,
    placeholderData: () =>
      client
        .getQueryData<Pages>(LIST)
        ?.pages.flat()
        .find((one) => one.id === id),
    ...SHARED_WITH_PARTNERS,
  });
}

/**
 * Renews what is derived from a collaboration's milestones and participants: its progress and names, the list's
 * cards and the four figures.
 */
export function refreshCollaboration(client: QueryClient, id: string) {
  return Promise.all([
    client.invalidateQueries({ queryKey: recordKey(id) }),
    client.invalidateQueries({ queryKey: LIST }),
    client.invalidateQueries({ queryKey: STATS }),
  ]);
}

/** Changes fields of one collaboration; the change shows at once and is taken back when the server refuses it. */
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

/** Deletes a collaboration. Whoever shows it closes it then: asking for it again would answer 404. */
export function useRemoveCollaboration(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCollaboration, { params: { id } }),
    onSuccess: () => {
      client.setQueryData<Pages>(
        LIST,
        (list) => list && { ...list, pages: list.pages.map((page) => page.filter((one) => one.id !== id)) },
      );
      for (const queryKey of [LIST, STATS]) void client.invalidateQueries({ queryKey });
    },
  });
}
