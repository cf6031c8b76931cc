import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import {
  type CalendarFeed,
  createCalendarFeed,
  getCalendarFeed,
  removeCalendarFeed,
} from './calendar-feed.contract.ts';

const KEY = ['account', 'calendar-feed'] as const;

export const useCalendarFeed = () => useQuery({ queryKey: KEY, queryFn: () => call(getCalendarFeed) });

/** Makes a new address; the one before ends. */
export function useCreateCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(createCalendarFeed),
    onSuccess: ({ created_at }) => client.setQueryData<CalendarFeed>(KEY, { created_at }),
  });
}

export function useRemoveCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCalendarFeed),
    onSuccess: (feed) => client.setQueryData<CalendarFeed>(KEY, feed),
  });
}
