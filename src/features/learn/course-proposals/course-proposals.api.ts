import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { COURSES } from '#features/learn/courses/courses.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  type CourseFile,
  type CourseProposal,
  createCourseFile,
  createCourseProposal,
  getCourseProposal,
  listOwnCourseProposals,
  type ProposalSummary,
  previewCourseText,
  removeCourseProposal,
  saveCourseProposal,
  submitCourseProposal,
  withdrawCourseProposal,
} from './course-proposals.contract.ts';

export const PROPOSALS = ['course-proposals'] as const;

/** Key of one proposal. */
export const proposalKey = (id: string) => [...PROPOSALS, 'one', id];

/** Loads the courses that the member writes, twenty at a time. */
export function useOwnProposals() {
  return useInfiniteQuery({
    queryKey: [...PROPOSALS, 'own'],
    queryFn: ({ pageParam: page }) => call(listOwnCourseProposals, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<ProposalSummary>(PAGE_SIZE),
  });
}

/** Loads a course as its author edits it. */
export function useProposal(id: string) {
  return useQuery({
    queryKey: proposalKey(id),
    queryFn: () => call(getCourseProposal, { params: { id } }),
    retry: false,
    // The editor holds what is being written.
    refetchOnWindowFocus: false,
  });
}

/** Keeps the newest state, and reloads the lists when they are opened. */
export function useKeepProposal() {
  const client = useQueryClient();
  return (proposal: CourseProposal) => {
    client.setQueryData(proposalKey(proposal.id), proposal);
    void client.invalidateQueries({ queryKey: [...PROPOSALS, 'own'] });
    void client.invalidateQueries({ queryKey: [...PROPOSALS, 'waiting'] });
    void client.invalidateQueries({ queryKey: COURSES, refetchType: 'none' });
  };
}

export function useCreateProposal() {
  const keep = useKeepProposal();
  return useMutation({ mutationFn: () => call(createCourseProposal), onSuccess: keep });
}

type ProposalBody = RouteInput<typeof saveCourseProposal>['body'];

export function useSaveProposal(id: string) {
  const keep = useKeepProposal();
  return useMutation({
    mutationFn: (body: ProposalBody) => call(saveCourseProposal, { params: { id }, body }),
    onSuccess: keep,
  });
}

export function useSubmitProposal(id: string) {
  const keep = useKeepProposal();
  return useMutation({
    mutationFn: (revision: number) => call(submitCourseProposal, { params: { id }, body: { revision } }),
    onSuccess: keep,
  });
}

export function useWithdrawProposal(id: string) {
  const keep = useKeepProposal();
  return useMutation({
    mutationFn: () => call(withdrawCourseProposal, { params: { id } }),
    onSuccess: keep,
  });
}

export function useRemoveProposal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeCourseProposal, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...PROPOSALS, 'own'] }),
  });
}

/** Uploads a picture or file, and adds it to the course that is loaded. */
export function useCreateCourseFile(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      file,
      ...sending
    }: {
      file: Blob;
      onProgress: (share: number) => void;
      signal: AbortSignal;
    }) => call(createCourseFile, { params: { id }, file }, sending),
    onSuccess: (file: CourseFile) =>
      client.setQueryData<CourseProposal>(
        proposalKey(id),
        (proposal) => proposal && { ...proposal, files: [...proposal.files, file] },
      ),
  });
}

/** Renders a text as learners will see it. */
export function useTextPreview(text: string, enabled: boolean) {
  return useQuery({
    queryKey: [...PROPOSALS, 'preview', text],
    queryFn: () => call(previewCourseText, { body: { text } }),
    enabled: enabled && text !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
