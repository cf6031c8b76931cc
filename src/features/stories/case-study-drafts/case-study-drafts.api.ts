import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Collaboration,
  listCollaborations,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { CASE_STUDIES } from '#features/stories/case-studies/case-studies.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages, PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  addCaseStudyMedia,
  createCaseStudy,
  getOwnCaseStudy,
  listOwnCaseStudies,
  type OwnCaseStudySummary,
  removeCaseStudy,
  removeCaseStudyMedia,
  submitCaseStudy,
  updateCaseStudy,
} from './case-study-drafts.contract.ts';

const OWN = [...CASE_STUDIES, 'own'] as const;
const OWN_LIST = [...OWN, 'list'] as const;

/** Loads the member's own stories with their states, the latest change first, twenty at a time. */
export function useOwnCaseStudies() {
  return useInfiniteQuery({
    queryKey: OWN_LIST,
    queryFn: ({ pageParam: page }) => call(listOwnCaseStudies, { query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<OwnCaseStudySummary>(PAGE_SIZE),
  });
}

/** Loads the story that the member wrote last and has never sent; null if there is none. */
export function useLatestDraft(enabled: boolean) {
  return useQuery({
    queryKey: [...OWN, 'latest draft'],
    queryFn: async () => {
      const stories = await call(listOwnCaseStudies, { query: { pageSize: PAGE_SIZE } });
      return stories.find(({ status, sent_at }) => status === 'draft' && sent_at === null) ?? null;
    },
    enabled,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

/** Loads one of the member's stories in full, to change it. Idle without an id. */
export function useOwnCaseStudy(id: string | null) {
  return useQuery({
    queryKey: [...OWN, 'record', id],
    queryFn: () => call(getOwnCaseStudy, { params: { id: id ?? '' } }),
    enabled: id !== null,
    // Another device may have changed it, and while it is edited nothing replaces it.
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** The most that one page of the API has. */
const COLLABORATIONS_OFFERED = 100;

/** Loads the member's collaborations whose figures a story can take, the newest first. */
export function useOfferedCollaborations() {
  return useQuery({
    queryKey: [...OWN, 'collaborations'],
    queryFn: async (): Promise<Collaboration[]> => {
      const list = (state: 'current' | 'archived') =>
        call(listCollaborations, { query: { state, pageSize: COLLABORATIONS_OFFERED } });
      const [current, archived] = await Promise.all([list('current'), list('archived')]);
      return [...current, ...archived];
    },
  });
}

type Draft = RouteInput<typeof createCaseStudy>['body'];

interface DraftToSave {
  /** Id and version of a story that is stored already. */
  stored: { id: string; version: number } | null;
  body: Draft;
}

/** Stores a new draft, or saves a story. */
export const saveCaseStudy = ({ stored, body }: DraftToSave) =>
  stored
    ? call(updateCaseStudy, { params: { id: stored.id }, body: { ...body, version: stored.version } })
    : call(createCaseStudy, { body });

/** Returns a function that makes the member's own list be read again. */
export function useOwnListRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: OWN_LIST });
}

/** Returns a function that makes everything about stories be read again. */
function useStoriesRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: CASE_STUDIES });
}

/** Sends a story to the admins. */
export function useSubmitCaseStudy() {
  const refresh = useStoriesRefresh();
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      call(submitCaseStudy, { params: { id }, body: { version } }),
    onSuccess: refresh,
  });
}

/** Deletes a story. */
export function useRemoveCaseStudy() {
  const refresh = useStoriesRefresh();
  return useMutation({
    mutationFn: (id: string) => call(removeCaseStudy, { params: { id } }),
    onSuccess: refresh,
  });
}

interface NewMedia {
  id: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Adds a file to a story. */
export const useAddCaseStudyMedia = () =>
  useMutation({
    mutationFn: ({ id, file, onProgress, signal }: NewMedia) =>
      call(addCaseStudyMedia, { params: { id }, file }, { onProgress, signal }),
  });

/** Takes a file out of a story. */
export const useRemoveCaseStudyMedia = () =>
  useMutation({
    mutationFn: ({ id, mediaId }: { id: string; mediaId: string }) =>
      call(removeCaseStudyMedia, { params: { id, mediaId } }),
  });
