import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  PROPOSALS,
  proposalKey,
  useKeepProposal,
} from '#features/learn/course-proposals/course-proposals.api.ts';
import {
  decideCourseProposal,
  hideCourse,
  listHiddenCourses,
  listWaitingCourseProposals,
  type ProposalSummary,
  showCourse,
} from '#features/learn/course-proposals/course-proposals.contract.ts';
import { COURSES } from '#features/learn/courses/courses.api.ts';
import type { RouteInput, RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';

/** Loads the courses that wait for a decision, oldest first, twenty at a time. */
export function useWaitingProposals() {
  return useInfiniteQuery({
    queryKey: [...PROPOSALS, 'waiting'],
    queryFn: ({ pageParam: page }) =>
      call(listWaitingCourseProposals, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<ProposalSummary>(PAGE_SIZE),
  });
}

type Decision = RouteInput<typeof decideCourseProposal>['body'];

/** Decides about a course; after a failure the course is loaded again, for its author may have taken it back. */
export function useDecideProposal(id: string) {
  const client = useQueryClient();
  const keep = useKeepProposal();
  return useMutation({
    mutationFn: (body: Decision) => call(decideCourseProposal, { params: { id }, body }),
    onSuccess: keep,
    onError: () => client.invalidateQueries({ queryKey: proposalKey(id) }),
  });
}

const HIDDEN = [...PROPOSALS, 'hidden'] as const;

type HiddenCourse = RouteOutput<typeof listHiddenCourses>[number];

/** Loads the courses that are not in the catalog. */
export function useHiddenCourses() {
  return useInfiniteQuery({
    queryKey: HIDDEN,
    queryFn: ({ pageParam: page }) => call(listHiddenCourses, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<HiddenCourse>(PAGE_SIZE),
  });
}

/** Takes a course out of the catalog, or puts it back. */
export function useSetCourseHidden(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isHidden: boolean) => call(isHidden ? hideCourse : showCourse, { params: { id } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: COURSES }),
        client.invalidateQueries({ queryKey: HIDDEN }),
      ]),
  });
}
