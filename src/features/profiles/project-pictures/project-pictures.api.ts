import { useOwnProfileChange } from '#features/profiles/records/own-profile.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import {
  createProjectPicture,
  removeProjectPicture,
  updateProjectPicture,
} from './project-pictures.contract.ts';

interface PictureToSave {
  /** Id of the picture whose description changes; without it `file` is added. */
  id?: string;
  file?: Blob;
  body: RouteInput<typeof createProjectPicture>['body'];
}

/** Adds a picture to a project, or changes its description. */
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
