import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN_PROFILE } from '#features/profiles/records/own-profile.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  getOverview,
  getProfile,
  type Profile,
  updateMailChoices,
  updateProfile,
} from './profiles.contract.ts';

/** The signed-in member's own profile, as a query. */
export const OWN_RECORD = { queryKey: [...OWN_PROFILE, 'record'], queryFn: () => call(getProfile) };

/** The signed-in member's own profile. */
export const useProfile = (enabled = true) => useQuery({ ...OWN_RECORD, enabled });

/** Reads the own profile again, for example after another device has changed it. */
export function useLatestProfile() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...OWN_RECORD, staleTime: 0 });
}

/** Changes fields of the own profile, then reloads every list that may show the member. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof updateProfile>['body']) => call(updateProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(OWN_RECORD.queryKey, profile);
      void client.invalidateQueries();
    },
  });
}

/** Changes which mails the person receives. */
export function useUpdateMailChoices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof updateMailChoices>['body']) => call(updateMailChoices, { body }),
    onSuccess: (choices) =>
      client.setQueryData<Profile>(OWN_RECORD.queryKey, (profile) => profile && { ...profile, ...choices }),
  });
}

/** Counts, total budget in rupees, and the five newest services and projects, as a query. */
export const OWN_OVERVIEW = { queryKey: [...OWN_PROFILE, 'overview'], queryFn: () => call(getOverview) };

export const useOverview = () => useQuery(OWN_OVERVIEW);
