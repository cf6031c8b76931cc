import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#platform/web/client.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  type Colleague,
  leaveProfile,
  listColleagues,
  listOwnProfiles,
  type OwnershipInput,
  type PersonNameInput,
  type RoleInput,
  removeColleague,
  switchProfile,
  transferOwnership,
  updateColleague,
  updatePersonName,
} from './memberships.contract.ts';

/** Key of the people of the profile. */
export const COLLEAGUES = ['colleagues'];
const OWN_PROFILES = ['own-profiles'];

export const useColleagues = () => useQuery({ queryKey: COLLEAGUES, queryFn: () => call(listColleagues) });

/** Changes the people; each answer is the list as it is then. */
function useColleaguesChange<Input>(change: (input: Input) => Promise<Colleague[]>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (people) => client.setQueryData(COLLEAGUES, people),
    onError: () => void client.invalidateQueries({ queryKey: COLLEAGUES }),
  });
}

export const useUpdateColleague = () =>
  useColleaguesChange(({ id, ...body }: RoleInput & { id: string }) =>
    call(updateColleague, { params: { id }, body }),
  );

export const useRemoveColleague = () =>
  useColleaguesChange((id: string) => call(removeColleague, { params: { id } }));

/** Hands the ownership over. The caller's own role changes, so the session is read again. */
export function useTransferOwnership() {
  const { refresh } = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnershipInput) => call(transferOwnership, { body }),
    onSuccess: async (people) => {
      client.setQueryData(COLLEAGUES, people);
      await refresh();
    },
  });
}

export const useOwnProfiles = () =>
  useQuery({ queryKey: OWN_PROFILES, queryFn: () => call(listOwnProfiles) });

/**
 * Acts for another profile. What was loaded for the last one goes with the session's user, and the page starts again.
 * @param options.leaveTo where to go first, from a page that may be of the last one alone.
 */
export function useSwitchProfile({ leaveTo }: { leaveTo?: string } = {}) {
  const { refresh } = useSession();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (profile_id: string) => call(switchProfile, { body: { profile_id } }),
    onSuccess: async () => {
      if (leaveTo) await navigate(leaveTo);
      await refresh();
    },
  });
}

export function useLeaveProfile() {
  const client = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: (id: string) => call(leaveProfile, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: OWN_PROFILES });
      await refresh();
    },
  });
}

export function useUpdatePersonName() {
  const { refresh } = useSession();
  return useMutation({
    mutationFn: (body: PersonNameInput) => call(updatePersonName, { body }),
    onSuccess: () => refresh(),
  });
}
