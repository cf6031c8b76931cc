import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { OWN_PROFILE, useOwnProfileChange } from '#features/profiles/profile/profile.api.ts';
import {
  createProjectPicture,
  removeProjectPicture,
  updateProjectPicture,
} from '#features/profiles/project-pictures/project-pictures.contract.ts';
import type { RecordToSave } from '#features/profiles/records/record-kind.rules.ts';
import type { RouteInput, RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  createProject,
  getProject,
  listProjects,
  removeProject,
  updateProject,
} from './projects.contract.ts';

const PROJECTS = [...OWN_PROFILE, 'projects'] as const;

/** One page of the member's projects, newest first, ten to a page; the page before stays until the next is here. */
export function useProjects(page: number) {
  return useQuery({
    queryKey: [...PROJECTS, 'list', page],
    queryFn: ({ signal }) => call(listProjects, { query: { page, pageSize: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One project of the member; what a list already knows of it shows at once. Nothing is asked without an id. */
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

/** Publishes a project or changes one; counts, sums and newest projects follow. */
export const useSaveProject = () =>
  useOwnProfileChange(({ id, body }: RecordToSave<RouteInput<typeof createProject>['body']>) =>
    id === undefined ? call(createProject, { body }) : call(updateProject, { params: { id }, body }),
  );

/** Reads a project anew, e.g. after another tab has changed it. */
export const readLatestProject = (id: string) => call(getProject, { params: { id } });

/** Deletes a project. */
export const useRemoveProject = () =>
  useOwnProfileChange((id: string) => call(removeProject, { params: { id } }));

interface PictureToSave {
  /** The picture whose words change; without it `file` is added. */
  id?: string;
  file?: Blob;
  body: RouteInput<typeof createProjectPicture>['body'];
}

/** Adds a picture to a project, or changes what is said of one. */
export const useSaveProjectPicture = (projectId: string) =>
  useOwnProfileChange(({ id, file, body }: PictureToSave) =>
    id
      ? call(updateProjectPicture, { params: { id: projectId, pictureId: id }, body })
      : call(createProjectPicture, { params: { id: projectId }, body, file }),
  );

/** Deletes a picture of a project. */
export const useRemoveProjectPicture = (projectId: string) =>
  useOwnProfileChange((pictureId: string) =>
    call(removeProjectPicture, { params: { id: projectId, pictureId } }),
  );
