import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  createIndicator,
  listIndicators,
  listIndicatorTotals,
  removeIndicator,
  updateIndicator,
} from './indicators.contract.ts';
import {
  createIndicatorReading,
  listIndicatorReadings,
  type Reading,
  removeIndicatorReading,
  updateIndicatorReading,
} from './readings.contract.ts';

/** Query key of the indicators of a collaboration; invalidating it reloads everything about them. */
const indicatorsKey = (id: string) => ['workspace', id, 'indicators'] as const;

export const useIndicators = (id: string) =>
  useQuery({
    queryKey: [...indicatorsKey(id), 'list'],
    queryFn: () => call(listIndicators, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });

/** Loads the total of an indicator by day. */
export const useIndicatorTotals = (id: string, indicatorId: string) =>
  useQuery({
    queryKey: [...indicatorsKey(id), indicatorId, 'totals'],
    queryFn: () => call(listIndicatorTotals, { params: { id, indicatorId } }),
    ...SHARED_WITH_PARTNERS,
  });

/** Loads the readings of an indicator, newest first. */
export const useReadings = (id: string, indicatorId: string) =>
  useInfiniteQuery({
    queryKey: [...indicatorsKey(id), indicatorId, 'readings'],
    queryFn: ({ pageParam: page }) =>
      call(listIndicatorReadings, { params: { id, indicatorId }, query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<Reading>(PAGE_SIZE),
    ...SHARED_WITH_PARTNERS,
  });

function useIndicatorsChange<Input, Output>(id: string, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: indicatorsKey(id) }),
  });
}

/** Adds an indicator, or changes the one with `indicatorId`. */
export const useSaveIndicator = (id: string) =>
  useIndicatorsChange(
    id,
    ({ indicatorId, body }: { indicatorId?: string; body: RouteInput<typeof createIndicator>['body'] }) =>
      indicatorId
        ? call(updateIndicator, { params: { id, indicatorId }, body })
        : call(createIndicator, { params: { id }, body }),
  );

export const useRemoveIndicator = (id: string) =>
  useIndicatorsChange(id, ({ indicatorId, reason }: { indicatorId: string; reason: string }) =>
    call(removeIndicator, { params: { id, indicatorId }, query: { reason } }),
  );

/** Adds a reading, or changes the one with `readingId`. */
export const useSaveReading = (id: string, indicatorId: string) =>
  useIndicatorsChange(
    id,
    ({ readingId, body }: { readingId?: string; body: RouteInput<typeof createIndicatorReading>['body'] }) =>
      readingId
        ? call(updateIndicatorReading, { params: { id, indicatorId, readingId }, body })
        : call(createIndicatorReading, { params: { id, indicatorId }, body }),
  );

export const useRemoveReading = (id: string, indicatorId: string) =>
  useIndicatorsChange(id, (readingId: string) =>
    call(removeIndicatorReading, { params: { id, indicatorId, readingId }, query: {} }),
  );
