import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { getMute, updateMute } from './mutes.contract.ts';

const muteKey = (id: string) => ['workspace', id, 'mute'];

/** Reads if the person has muted a collaboration. */
export const useMute = (id: string) =>
  useQuery({ queryKey: muteKey(id), queryFn: () => call(getMute, { params: { id } }) });

/** Mutes a collaboration for the person, or ends that. */
export function useUpdateMute(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_muted: boolean) => call(updateMute, { params: { id }, body: { is_muted } }),
    onSuccess: (mute) => client.setQueryData(muteKey(id), mute),
  });
}
