import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN_PROFILE, useOwnProfileChange } from '#features/profiles/records/own-profile.api.ts';
import type { RecordToSave } from '#features/profiles/records/record-kind.rules.ts';
import type { RouteInput, RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { pageOf } from '#platform/web/list-pages.ts';
import {
  createProject,
  getProject,
  getProjectStats,
  listProjects,
  removeProject,
  updateProject,
} from './projects.contract.ts';

const PROJECTS = [...OWN_PROFILE, 'projects'] as const;

/** One page of the member's projects, newest first, ten to a page; the previous page stays until the next has loaded. */
export function useProjects(page: number) {
  return useQuery({
    queryKey: [...PROJECTS, 'list', page],
    queryFn: async ({ signal }) =>
      pageOf(await call(listProjects, { query: { page, pageSize: 10 } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One project of the member; shows what a list has already loaded until the answer arrives. Sends no request without an id. */
export function useProject(id: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...PROJECTS, 'record', id],
    queryFn: () => call(getProject, { params: { id: id ?? '' } }),
    enabled: id !== null,
    placeholderData: () =>
      client
        .getQueriesData<RouteOutput<typeof listProjects>>({ queryKey: [...PROJECTS, 'list'] })
        .flatMap(([, page]) => page?.records ?? [])
        .find((project) => project.id === id),
  });
}

/** Publishes a project or changes one, then reloads counts, sums and latest projects. */
export const useSaveProject = () =>
  useOwnProfileChange(({ id, body }: RecordToSave<RouteInput<typeof createProject>['body']>) =>
    id === undefined ? call(createProject, { body }) : call(updateProject, { params: { id }, body }),
  );

/** Reads a project again, for example after another tab has changed it. */
export const readLatestProject = (id: string) => call(getProject, { params: { id } });

/** Deletes a project. */
export const useRemoveProject = () =>
  useOwnProfileChange((id: string) => call(removeProject, { params: { id } }));

/** Counts the member's active and completed projects. */
export function useProjectStats() {
  return useQuery({ queryKey: [...OWN_PROFILE, 'project-stats'], queryFn: () => call(getProjectStats) });
}
