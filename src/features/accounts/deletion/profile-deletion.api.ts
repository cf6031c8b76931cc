import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  getProfileDeletion,
  keepProfile,
  type ProfileDeletion,
  type ProfileDeletionInput,
  scheduleProfileDeletion,
} from './profile-deletion.contract.ts';

const PROFILE_DELETION = ['profile-deletion'];

export const useProfileDeletion = () =>
  useQuery({ queryKey: PROFILE_DELETION, queryFn: () => call(getProfileDeletion) });

/** Changes the deletion; the notice on every page follows with the session's user. */
function useProfileDeletionChange<Input>(change: (input: Input) => Promise<ProfileDeletion>) {
  const client = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: change,
    onSuccess: async (deletion) => {
      client.setQueryData(PROFILE_DELETION, deletion);
      await refresh();
    },
    onError: () => void client.invalidateQueries({ queryKey: PROFILE_DELETION }),
  });
}

export const useScheduleProfileDeletion = () =>
  useProfileDeletionChange((body: ProfileDeletionInput) => call(scheduleProfileDeletion, { body }));

export const useKeepProfile = () => useProfileDeletionChange(() => call(keepProfile));
