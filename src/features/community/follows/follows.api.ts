import { useMutation, useQueryClient } from '@tanstack/react-query';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import { call } from '#platform/web/client.ts';
import { followTopic, type TopicFollow } from './follows.contract.ts';

/** Follows a topic, mutes it, or does neither. */
export function useFollowTopic(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (follow: TopicFollow) => call(followTopic, { params: { id }, body: { follow } }),
    onSettled: () => client.invalidateQueries({ queryKey: COMMUNITY }),
  });
}
