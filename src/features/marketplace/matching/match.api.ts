import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import { call } from '#platform/web/client.ts';
import {
  type FittingService,
  getMatchSettings,
  listFittingServices,
  listMatches,
  listRecommendations,
  type Match,
  type MatchSettings,
  updateMatchSettings,
} from './match.contract.ts';

const byMember = (matches: Match[]) => new Map(matches.map((match) => [match.profile_id, match]));

/** Reads how well these members fit the signed-in one, by their ids; reads nothing without ids. */
export const useMatches = (ids: string[]) =>
  useQuery({
    queryKey: [...MARKETPLACE, 'matches', ids],
    queryFn: ({ signal }) => call(listMatches, { query: { ids: ids.join() } }, { signal }),
    enabled: ids.length > 0,
    select: byMember,
  });

const byOwner = (services: FittingService[]) =>
  new Map(services.map((service) => [service.profile_id, service]));

/** Reads the service of each of these members that fits the signed-in one best, by their ids; reads nothing without ids. */
export const useFittingServices = (ids: string[]) =>
  useQuery({
    queryKey: [...MARKETPLACE, 'fitting-services', ids],
    queryFn: ({ signal }) => call(listFittingServices, { query: { ids: ids.join() } }, { signal }),
    enabled: ids.length > 0,
    select: byOwner,
  });

/** Reads the members who fit the signed-in one best. */
export const useRecommendations = () =>
  useQuery({
    queryKey: [...MARKETPLACE, 'recommendations'],
    queryFn: ({ signal }) => call(listRecommendations, {}, { signal }),
  });

const SETTINGS = [...MARKETPLACE, 'match-settings'];

/** Reads what counts in the matches of the signed-in member. */
export const useMatchSettings = () =>
  useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => call(getMatchSettings, {}, { signal }) });

/** Sets what counts in the matches; everything that rests on scores is read again. */
export function useUpdateMatchSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MatchSettings) => call(updateMatchSettings, { body }),
    onSuccess: (settings) => {
      client.setQueryData(SETTINGS, settings);
      return client.invalidateQueries({ queryKey: MARKETPLACE });
    },
  });
}
