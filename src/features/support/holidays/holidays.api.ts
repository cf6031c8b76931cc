import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { createHoliday, listHolidays, removeHoliday } from './holidays.contract.ts';

const HOLIDAYS = ['support-holidays'] as const;

export const useHolidays = () => useQuery({ queryKey: HOLIDAYS, queryFn: () => call(listHolidays) });

/** Reads the list again, and the tickets whose due times may have moved. */
function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: HOLIDAYS }),
      client.invalidateQueries({ queryKey: ['support-tickets'] }),
    ]);
}

export function useCreateHoliday() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createHoliday>['body']) => call(createHoliday, { body }),
    onSettled,
  });
}

export function useRemoveHoliday() {
  const onSettled = useReload();
  return useMutation({ mutationFn: (id: string) => call(removeHoliday, { params: { id } }), onSettled });
}
