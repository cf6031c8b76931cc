import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { COMMUNITY } from '#features/community/circles/circles.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  createTopic,
  type FoundPage,
  getTopic,
  listTopics,
  markAnswer,
  readTopic,
  searchPosts,
  setTopicState,
  type Topic,
  type TopicPage,
} from './topics.contract.ts';

const LISTS = [...COMMUNITY, 'topics'] as const;

/** Query key of one topic with its replies. */
export const topicKey = (id: string) => [...COMMUNITY, 'topic', id] as const;

/** Loads the topics of a circle, twenty at a time. @param isReady false until the visit is noted. */
export function useTopics(circle: string, isReady: boolean) {
  return useInfiniteQuery({
    queryKey: [...LISTS, circle],
    queryFn: ({ pageParam }) =>
      call(listTopics, { params: { circle }, query: { after: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: TopicPage) => page.next,
    select: ({ pages }: InfiniteData<TopicPage>) => [
      ...new Map(pages.flatMap(({ records }) => records).map((topic) => [topic.id, topic])).values(),
    ],
    enabled: isReady,
  });
}

/** Searches topics and replies of a circle, twenty hits at a time. */
export function useFoundPosts(circle: string, search: string) {
  return useInfiniteQuery({
    queryKey: [...COMMUNITY, 'search', circle, search],
    queryFn: ({ pageParam, signal }) =>
      call(searchPosts, { params: { circle }, query: { search, after: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: FoundPage) => page.next,
    placeholderData: keepPreviousData,
    select: ({ pages }: InfiniteData<FoundPage>) => pages.flatMap(({ records }) => records),
  });
}

/** Starts a topic. */
export function useCreateTopic(circle: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createTopic>['body']) =>
      call(createTopic, { params: { circle }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: COMMUNITY }),
  });
}

/** Loads a topic with its opening post and answer. */
export function useTopic(id: string) {
  return useQuery({
    queryKey: topicKey(id),
    queryFn: () => call(getTopic, { params: { id } }),
    retry: false,
  });
}

/** Notes that the member reads the topic, once it is shown. */
export function useReadTopic(topic: Topic | undefined): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(readTopic, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: LISTS, refetchType: 'none' }),
  });
  const id = topic?.id;
  useEffect(() => {
    if (id) mutate(id);
  }, [id, mutate]);
}

/** Runs a change of a topic, whose answer is the topic as it is now. */
function useTopicChange<Input>(id: string, change: (input: Input) => Promise<Topic>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (topic) => client.setQueryData(topicKey(id), topic),
    // Also after a failure: somebody else may have changed it first.
    onSettled: () => client.invalidateQueries({ queryKey: COMMUNITY }),
  });
}

/** Marks a reply as the answer; null takes the mark away. */
export const useMarkAnswer = (id: string) =>
  useTopicChange(id, (reply_id: string | null) => call(markAnswer, { params: { id }, body: { reply_id } }));

/** Pins or locks a topic, or undoes it. */
export const useSetTopicState = (id: string) =>
  useTopicChange(id, (body: RouteInput<typeof setTopicState>['body']) =>
    call(setTopicState, { params: { id }, body }),
  );
