import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import {
  addReaction,
  type CommentCounts,
  type CommentInput,
  countComments,
  createComment,
  listCommentPeople,
  listComments,
  listCommentVersions,
  listSubjectThreads,
  type Reaction,
  readThread,
  removeComment,
  removeReaction,
  SUBJECTS_MAX,
  type SubjectCounts,
  type SubjectThread,
  updateComment,
} from './comments.contract.ts';

const THREADS_PAGE = 20;

const commentsKey = (id: string) => ['workspace', id, 'comments'] as const;

/** A thread: by its subject, a milestone, a file or the collaboration itself, or by its id where the subject is deleted. */
export interface Subject {
  collaborationId: string;
  milestoneId?: string | undefined;
  fileId?: string | undefined;
  threadId?: string | undefined;
}

const inputOf = ({ milestoneId: milestone_id, fileId: file_id }: Subject) => ({ milestone_id, file_id });
const threadOf = (subject: Subject) => ({ ...inputOf(subject), thread_id: subject.threadId });

/** Reads the comments on a subject, the newest page first; each further page has earlier ones. */
export function useComments(subject: Subject) {
  const { collaborationId: id } = subject;
  return useInfiniteQuery({
    queryKey: [...commentsKey(id), 'list', threadOf(subject)],
    queryFn: ({ pageParam: before }) =>
      call(listComments, { params: { id }, query: { ...threadOf(subject), before } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ has_earlier, comments }) => (has_earlier ? comments[0]?.id : undefined),
    select: ({ pages }) => pages.toReversed().flatMap(({ comments }) => comments),
    ...SHARED_WITH_PARTNERS,
  });
}

/** Reads how many comments these milestones and files have, by the id of the subject. */
export function useCommentCounts(id: string, subjectIds: string[]): ReadonlyMap<string, SubjectCounts> {
  const groups = Array.from({ length: Math.ceil(subjectIds.length / SUBJECTS_MAX) }, (_, at) =>
    subjectIds.slice(at * SUBJECTS_MAX, (at + 1) * SUBJECTS_MAX).join(),
  );
  return useQueries({ queries: groups.map((subjects) => countsOf(id, subjects)), combine: bySubject });
}

/** Reads how many comments on milestones and files the person has not read. */
export const useUnreadOnSubjects = (id: string) => useQuery(countsOf(id)).data?.unread ?? 0;

/** @param subjects ids with commas between them. */
const countsOf = (id: string, subjects?: string) => ({
  queryKey: [...commentsKey(id), 'threads', 'counts', subjects],
  queryFn: () => call(countComments, { params: { id }, query: { subjects } }),
  // The numbers stay on the screen when a record is added to the list or leaves it.
  placeholderData: keepPreviousData<CommentCounts>,
  ...SHARED_WITH_PARTNERS,
});

const bySubject = (groups: { data: CommentCounts | undefined }[]) =>
  new Map(groups.flatMap(({ data }) => data?.subjects.map((one) => [one.subject_id, one] as const) ?? []));

/** Reads the threads on milestones and files, newest comment first, twenty at a time. */
export function useSubjectThreads(id: string) {
  return useInfiniteQuery({
    queryKey: [...commentsKey(id), 'threads', 'subjects'],
    queryFn: ({ pageParam: page }) =>
      call(listSubjectThreads, { params: { id }, query: { page, pageSize: THREADS_PAGE } }),
    ...listPages<SubjectThread>(THREADS_PAGE),
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

export const useCreateComment = (subject: Subject) =>
  useCommentChange(subject.collaborationId, (body: CommentInput) =>
    call(createComment, { params: { id: subject.collaborationId }, body: { ...body, ...inputOf(subject) } }),
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
export function useReadThread(subject: Subject) {
  const { collaborationId: id } = subject;
  const client = useQueryClient();
  return useMutation({
    mutationFn: (read_until: string) =>
      call(readThread, { params: { id }, body: { ...threadOf(subject), read_until } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...commentsKey(id), 'threads'] }),
  });
}
