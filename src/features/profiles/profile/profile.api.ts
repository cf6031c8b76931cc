import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getProjectStats } from '#features/profiles/projects/projects.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { getOverview, getProfile, updateProfile } from './profiles.contract.ts';

/** Everything that is read for /profile; one invalidation of it renews the whole page. */
export const OWN_PROFILE = ['profile'] as const;

const RECORD = { queryKey: [...OWN_PROFILE, 'record'], queryFn: () => call(getProfile) };

/** The signed-in member's own profile. */
export const useProfile = (enabled = true) => useQuery({ ...RECORD, enabled });

/** Reads the own profile anew, e.g. after another device has changed it. */
export function useLatestProfile() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...RECORD, staleTime: 0 });
}

/** Changes fields of the own profile; what any list shows of the member is read again. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof updateProfile>['body']) => call(updateProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(RECORD.queryKey, profile);
      void client.invalidateQueries();
    },
  });
}

/** A change of the member's services, projects or pictures; counts, sums and lists follow. */
export function useOwnProfileChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: OWN_PROFILE });
  return useMutation({
    mutationFn: change,
    onSuccess: renew,
    // Another tab may have been quicker.
    onError: () => void renew(),
  });
}

/** Counts, total budget in rupees, and the five newest services and projects. */
export function useOverview() {
  return useQuery({ queryKey: [...OWN_PROFILE, 'overview'], queryFn: () => call(getOverview) });
}

/** How many of the member's projects are active and completed. */
export function useProjectStats() {
  return useQuery({ queryKey: [...OWN_PROFILE, 'project-stats'], queryFn: () => call(getProjectStats) });
}
