import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  type CourseRating,
  type CoursesPage,
  enrolInCourse,
  getCourse,
  leaveCourse,
  listCourseRatings,
  listCourses,
  openCourse,
  rateCourse,
  removeCourseRating,
} from './courses.contract.ts';

/** Key of everything about courses. */
export const COURSES = ['courses'] as const;
const LISTS = [...COURSES, 'list'] as const;

/** Choice of courses in the catalog; an empty text means all. */
export interface CourseChoice {
  search: string;
  type: NonNullable<RouteInput<typeof listCourses>['query']['type']>;
  shown: 'all' | 'enrolled';
}

/** Loads the catalog, page after page; the previous hits stay on the screen until the next ones arrive. */
export function useCourses({ search, type, shown }: CourseChoice) {
  const { status, user } = useSession();
  return useInfiniteQuery({
    queryKey: [...LISTS, user?.id ?? null, { search, type, shown }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCourses,
        { query: { search: search || undefined, type, shown, after: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page: CoursesPage) => page.next,
    placeholderData: keepPreviousData,
    select: ({ pages }: InfiniteData<CoursesPage>) => pages.flatMap(({ records }) => records),
    enabled: status !== 'loading',
  });
}

/** Loads the page of a course, with the progress of the member. */
export function useCourse(slug: string) {
  const { status, user } = useSession();
  return useQuery({
    queryKey: [...COURSES, 'one', user?.id ?? null, slug],
    queryFn: () => call(getCourse, { params: { slug } }),
    enabled: status !== 'loading',
    retry: false,
  });
}

/** Notes that the page of a course was opened. A failure is of no interest to the reader. */
export const useOpenCourse = (slug: string) =>
  useMutation({ mutationFn: () => call(openCourse, { params: { slug } }) });

/** Reloads all about courses after a change. */
const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: COURSES });
};

export function useEnrol() {
  return useMutation({
    mutationFn: (slug: string) => call(enrolInCourse, { params: { slug } }),
    onSuccess: useReload(),
  });
}

export function useLeaveCourse() {
  return useMutation({
    mutationFn: (slug: string) => call(leaveCourse, { params: { slug } }),
    onSuccess: useReload(),
  });
}

const RATINGS_PAGE = 10;

/** Loads the ratings of a course, newest first, ten at a time. */
export function useCourseRatings(slug: string) {
  return useInfiniteQuery({
    queryKey: [...COURSES, 'ratings', slug],
    queryFn: ({ pageParam: page }) =>
      call(listCourseRatings, { params: { slug }, query: { page, pageSize: RATINGS_PAGE } }),
    ...listPages<CourseRating>(RATINGS_PAGE),
  });
}

/** Rates a course, or changes the rating. */
export function useRateCourse(slug: string) {
  return useMutation({
    mutationFn: (body: RouteInput<typeof rateCourse>['body']) => call(rateCourse, { params: { slug }, body }),
    onSuccess: useReload(),
  });
}

export function useRemoveCourseRating(slug: string) {
  return useMutation({
    mutationFn: () => call(removeCourseRating, { params: { slug } }),
    onSuccess: useReload(),
  });
}
