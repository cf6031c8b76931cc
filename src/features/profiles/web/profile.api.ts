import { useQuery } from '@tanstack/react-query';
import { getOverview, getProfile } from '#features/profiles/profiles.contract.ts';
import { getProjectStats } from '#features/profiles/projects.contract.ts';
import { call } from '#platform/web/client.ts';

/** Everything that is read for /profile; one invalidation of it renews the whole page. */
const OWN_PROFILE = ['profile'] as const;

/** The signed-in member's own profile. */
export function useProfile(enabled = true) {
  return useQuery({
    queryKey: [...OWN_PROFILE, 'record'],
    queryFn: () => call(getProfile),
    enabled,
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
