import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Pagination } from '#platform/contract/paging.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { useSession } from '#platform/web/session.tsx';
import {
  type CaseStudy,
  downloadCaseStudyMedia,
  getCaseStudy,
  likeCaseStudy,
  listCaseStudies,
  listCaseStudyOrganizations,
  listMemberCaseStudies,
  unlikeCaseStudy,
  viewCaseStudy,
} from './case-studies.contract.ts';

/** Query key of all success stories; invalidating it reloads everything about them. */
export const CASE_STUDIES = ['case-studies'] as const;

/** Query key of what depends on the reader. */
const useReaderKey = () => [...CASE_STUDIES, useSession().user?.id ?? 'visitor'] as const;

type CaseStudiesChoice = RouteInput<typeof listCaseStudies>['query'];

/** Loads a page of published stories; the previous one stays on the screen until it arrives. */
export function useCaseStudies(choice: CaseStudiesChoice) {
  const { status } = useSession();
  return useQuery({
    queryKey: [...useReaderKey(), 'list', choice],
    queryFn: ({ signal }) => call(listCaseStudies, { query: choice }, { signal }),
    placeholderData: keepPreviousData,
    enabled: status !== 'loading',
  });
}

/** Loads the organisations that the filter offers. */
export function useCaseStudyOrganizations() {
  return useQuery({
    queryKey: [...CASE_STUDIES, 'organizations'],
    queryFn: () => call(listCaseStudyOrganizations),
    staleTime: 300_000,
  });
}

/** Loads the published stories of a member, newest first, ten at a time. */
export function useMemberCaseStudies(slug: string) {
  const { status } = useSession();
  return useInfiniteQuery({
    queryKey: [...useReaderKey(), 'of', slug],
    queryFn: ({ pageParam: page }) => call(listMemberCaseStudies, { params: { slug }, query: { page } }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }: { pagination: Pagination }) =>
      page < totalPages ? page + 1 : undefined,
    enabled: status !== 'loading',
  });
}

/** Loads a story; waits until the reader is known. */
export function useCaseStudy(slug: string) {
  const { status } = useSession();
  return useQuery({
    queryKey: [...useReaderKey(), 'record', slug],
    queryFn: () => call(getCaseStudy, { params: { slug } }),
    enabled: status !== 'loading',
  });
}

/** Changes the story that is on the screen. */
function useShownStory(slug: string) {
  const client = useQueryClient();
  const queryKey = [...useReaderKey(), 'record', slug];
  return (changes: Partial<CaseStudy>) =>
    client.setQueryData<CaseStudy>(queryKey, (story) => story && { ...story, ...changes });
}

/** Counts the reader of a published story. A view that is not counted is no failure for the reader. */
export function useCaseStudyView({ slug, published_at }: Pick<CaseStudy, 'slug' | 'published_at'>): void {
  const show = useShownStory(slug);
  const { mutate } = useMutation({
    mutationFn: () => call(viewCaseStudy, { params: { slug } }),
    onSuccess: show,
  });
  const isPublished = published_at !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story is another view
  useEffect(() => {
    if (isPublished) mutate();
  }, [isPublished, mutate, slug]);
}

/** Likes a story or takes the like back; shows the change at once and reverts it if the server refuses. */
export function useLikeCaseStudy({ slug, likes, is_liked }: Pick<CaseStudy, 'slug' | 'likes' | 'is_liked'>) {
  const client = useQueryClient();
  const show = useShownStory(slug);
  return useMutation({
    mutationFn: () => call(is_liked ? unlikeCaseStudy : likeCaseStudy, { params: { slug } }),
    onMutate: () => show({ is_liked: !is_liked, likes: likes + (is_liked ? -1 : 1) }),
    onError: () => show({ is_liked, likes }),
    onSuccess: (liked) => {
      show(liked);
      // Lists that are on no screen are read again when they are opened.
      return client.invalidateQueries({ queryKey: CASE_STUDIES, refetchType: 'none' });
    },
  });
}

const fetchMedia = (slug: string, id: string) => call(downloadCaseStudyMedia, { params: { slug, id } });

/** Lets the browser save a file of a story. */
export function useDownloadCaseStudyMedia(slug: string, name: string) {
  return useMutation({
    mutationFn: async (id: string) => saveBlob(await fetchMedia(slug, id), name),
  });
}

/** Loads a picture of a story that is not published, which no address alone shows. */
export function useUnpublishedPicture(slug: string, id: string) {
  const picture = useQuery({
    queryKey: [...CASE_STUDIES, 'picture', slug, id],
    queryFn: async () => URL.createObjectURL(await fetchMedia(slug, id)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return picture.data;
}
