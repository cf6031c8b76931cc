import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubjectKind } from '#features/activity/decisions/decisions.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import { decideQueueItem, listModerationLog, listModerationQueue } from './moderation-queue.contract.ts';

const MODERATION = ['moderation'] as const;

/** Delay before an item that is new is seen on a page that stays open. */
const REFRESH_MS = 60_000;

interface QueueFilters {
  kind: SubjectKind | undefined;
  answered: boolean;
  page: number;
}

/** Loads a page of the queue; the previous one stays on the screen until it arrives. */
export const useModerationQueue = ({ kind, answered, page }: QueueFilters) =>
  useQuery({
    queryKey: [...MODERATION, 'queue', kind, answered, page],
    queryFn: () =>
      call(listModerationQueue, {
        query: { kind, page, pageSize: PAGE_SIZE, answered: answered ? 'yes' : undefined },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

export const useModerationLog = (kind: SubjectKind | undefined, page: number) =>
  useQuery({
    queryKey: [...MODERATION, 'log', kind, page],
    queryFn: () => call(listModerationLog, { query: { kind, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

type Decision = RouteInput<typeof decideQueueItem>['body'];

/** Decides on an item, and loads everything again: the pages of its area show it too. */
export function useDecideQueueItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, body }: { kind: SubjectKind; id: string; body: Decision }) =>
      call(decideQueueItem, { params: { kind, id }, body }),
    // Also after a failure: another admin may have been first. Nobody waits for it: the form leaves with its item.
    onSettled: () => void client.invalidateQueries(),
  });
}
