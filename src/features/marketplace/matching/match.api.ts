import { useQuery } from '@tanstack/react-query';
import { MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import { call } from '#platform/web/client.ts';
import { listMatches, listRecommendations, type Match } from './match.contract.ts';

const byMember = (matches: Match[]) => new Map(matches.map((match) => [match.profile_id, match]));

/** Reads how well these members fit the signed-in one, by their ids; reads nothing without ids. */
export const useMatches = (ids: string[]) =>
  useQuery({
    queryKey: [...MARKETPLACE, 'matches', ids],
    queryFn: ({ signal }) => call(listMatches, { query: { ids: ids.join() } }, { signal }),
    enabled: ids.length > 0,
    select: byMember,
  });

/** Reads the members who fit the signed-in one best. */
export const useRecommendations = () =>
  useQuery({
    queryKey: [...MARKETPLACE, 'recommendations'],
    queryFn: ({ signal }) => call(listRecommendations, {}, { signal }),
  });
