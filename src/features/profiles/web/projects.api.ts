import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createProjectPicture,
  removeProjectPicture,
  updateProjectPicture,
} from '#features/profiles/project-pictures.contract.ts';
import {
  createProject,
  getProject,
  listProjects,
  removeProject,
  updateProject,
} from '#features/profiles/projects.contract.ts';
import type { RouteInput, RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { OWN_PROFILE } from './profile.api.ts';

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

/** A new project, or changes of the one with this id. */
type ProjectToSave =
  | { id?: undefined; body: RouteInput<typeof createProject>['body'] }
  | { id: string; body: RouteInput<typeof updateProject>['body'] };

/** Publishes a project or changes one; counts, sums and newest projects follow. */
export function useSaveProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: ProjectToSave) =>
      id === undefined ? call(createProject, { body }) : call(updateProject, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: OWN_PROFILE }),
    // Another tab may have been quicker.
    onError: () => void client.invalidateQueries({ queryKey: OWN_PROFILE }),
  });
}

/** Reads a project anew, e.g. after another tab has changed it. */
export const readLatestProject = (id: string) => call(getProject, { params: { id } });

/** Deletes a project. The lists are read again even after a failure: another tab may have been quicker. */
export function useRemoveProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeProject, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN_PROFILE }),
  });
}

interface PictureToSave {
  /** The picture whose words change; without it `file` is added. */
  id?: string;
  file?: Blob;
  body: RouteInput<typeof createProjectPicture>['body'];
}

/** Adds a picture to a project, or changes what is said of one. */
export function useSaveProjectPicture(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, file, body }: PictureToSave) =>
      id
        ? call(updateProjectPicture, { params: { id: projectId, pictureId: id }, body })
        : call(createProjectPicture, { params: { id: projectId }, body, file }),
    onSuccess: () => client.invalidateQueries({ queryKey: OWN_PROFILE }),
  });
}

/** Deletes a picture of a project. */
export function useRemoveProjectPicture(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pictureId: string) => call(removeProjectPicture, { params: { id: projectId, pictureId } }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN_PROFILE }),
  });
}
