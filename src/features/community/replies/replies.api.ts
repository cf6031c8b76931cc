import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import { topicKey } from '#features/community/topics/topics.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { createReply, listReplies, type ReplyPage } from './replies.contract.ts';

type Start = { after?: string; before?: string; from?: string };

/**
 * Loads the replies of a topic, twenty at a time, onwards and back. @param from the reply that they begin with, or null
 * for the first.
 */
export function useReplies(topicId: string, from: string | null) {
  return useInfiniteQuery({
    queryKey: [...topicKey(topicId), 'replies', from],
    queryFn: ({ pageParam }) => call(listReplies, { params: { id: topicId }, query: pageParam }),
    initialPageParam: (from ? { from } : {}) as Start,
    getNextPageParam: ({ next }: ReplyPage): Start | null => (next ? { after: next } : null),
    getPreviousPageParam: ({ previous }: ReplyPage): Start | null => (previous ? { before: previous } : null),
    select: ({ pages }: InfiniteData<ReplyPage>) => [
      ...new Map(pages.flatMap(({ records }) => records).map((reply) => [reply.id, reply])).values(),
    ],
    retry: false,
  });
}

/** Replies to a topic. */
export function useCreateReply(topicId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createReply>['body']) =>
      call(createReply, { params: { id: topicId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: COMMUNITY }),
  });
}
