import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { getLearnOverview, searchLearn } from './learn.contract.ts';

const LEARN = ['learn'] as const;

/** Loads the figures and trending topics. */
export function useLearnOverview() {
  return useQuery({
    queryKey: [...LEARN, 'overview'],
    queryFn: () => call(getLearnOverview),
    staleTime: 60_000,
  });
}

/** Finds success stories, resources, news and courses; the previous hits stay on the screen until the next ones arrive. */
export function useLearnSearch(search: string) {
  return useQuery({
    queryKey: [...LEARN, 'search', search],
    queryFn: ({ signal }) => call(searchLearn, { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
