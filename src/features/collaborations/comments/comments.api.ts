import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import { call } from '#platform/web/client.ts';
import {
  addReaction,
  type CommentInput,
  createComment,
  listCommentPeople,
  listComments,
  listCommentVersions,
  listThreads,
  type Reaction,
  readThread,
  removeComment,
  removeReaction,
  updateComment,
} from './comments.contract.ts';

const commentsKey = (id: string) => ['workspace', id, 'comments'] as const;

/** The subject of a thread: a milestone, or the collaboration itself without one. */
export interface Subject {
  collaborationId: string;
  milestoneId?: string;
}

/** Reads the comments on a subject, the newest page first; each further page has earlier ones. */
export function useComments({ collaborationId: id, milestoneId: milestone_id }: Subject) {
  return useInfiniteQuery({
    queryKey: [...commentsKey(id), 'list', milestone_id ?? null],
    queryFn: ({ pageParam: before }) =>
      call(listComments, { params: { id }, query: { milestone_id, before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ has_earlier, comments }) => (has_earlier ? comments[0]?.id : undefined),
    select: ({ pages }) => pages.toReversed().flatMap(({ comments }) => comments),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Reads how many comments each subject has, and how many are unread. */
export function useThreads(id: string) {
  return useQuery({
    queryKey: [...commentsKey(id), 'threads'],
    queryFn: () => call(listThreads, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Reads the persons whom a comment can mention. */
export function useCommentPeople(id: string) {
  return useQuery({
    queryKey: ['workspace', id, 'participants', 'people'],
    queryFn: () => call(listCommentPeople, { params: { id } }),
    staleTime: 60_000,
  });
}

/** Reads what a comment said before its edits. */
export function useCommentVersions(id: string, commentId: string) {
  return useQuery({
    queryKey: [...commentsKey(id), 'versions', commentId],
    queryFn: () => call(listCommentVersions, { params: { id, commentId } }),
  });
}

function useCommentChange<Input, Output>(id: string, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: commentsKey(id) }),
  });
}

export const useCreateComment = ({ collaborationId: id, milestoneId: milestone_id }: Subject) =>
  useCommentChange(id, (body: CommentInput) =>
    call(createComment, { params: { id }, body: { ...body, milestone_id } }),
  );

export const useUpdateComment = (id: string, commentId: string) =>
  useCommentChange(id, (body: CommentInput) => call(updateComment, { params: { id, commentId }, body }));

export const useRemoveComment = (id: string, commentId: string) =>
  useCommentChange(id, () => call(removeComment, { params: { id, commentId } }));

/** Adds a reaction, or takes it back where it is given. */
export const useReact = (id: string, commentId: string) =>
  useCommentChange(id, ({ reaction, isGiven }: { reaction: Reaction; isGiven: boolean }) =>
    call(isGiven ? removeReaction : addReaction, { params: { id, commentId, reaction } }),
  );

/** Notes that the person has read a thread up to a comment. */
export function useReadThread({ collaborationId: id, milestoneId: milestone_id }: Subject) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (read_until: string) =>
      call(readThread, { params: { id }, body: { milestone_id, read_until } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...commentsKey(id), 'threads'] }),
  });
}
