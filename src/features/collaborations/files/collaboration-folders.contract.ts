import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { requiredLine, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** The most folders that a collaboration can have. */
export const FOLDERS_MAX = 100;
export const FOLDER_NAME_MAX = 60;

export const Folder = z.object({ id: z.uuid(), name: z.string(), files: z.int() });
export type Folder = z.output<typeof Folder>;

/** The folders of a collaboration. */
export const Folders = z.object({
  folders: z.array(Folder),
  /** Number of files, in folders and outside. */
  files: z.int(),
  /** Number of files outside of folders. */
  loose_files: z.int(),
  /** Of all versions of all files. */
  byte_size: z.int(),
});
export type Folders = z.output<typeof Folders>;

export const FolderInput = z.strictObject({ name: requiredLine(FOLDER_NAME_MAX, 'Folder name') });
export type FolderInput = z.output<typeof FolderInput>;

const FolderParams = z.strictObject({ id: CollaborationId, folderId: Uuid });

export const listFolders = defineRoute({
  name: 'listFolders',
  method: 'GET',
  path: '/collaborations/:id/folders',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary:
    'The folders of a collaboration by name, with the number of their files; there are a hundred at most',
  params: CollaborationParams,
  response: Folders,
});

export const createFolder = defineRoute({
  name: 'createFolder',
  method: 'POST',
  path: '/collaborations/:id/folders',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'files',
  summary: 'Adds a folder, for participants',
  params: CollaborationParams,
  body: FolderInput,
  response: Folder,
  status: 201,
});

export const updateFolder = defineRoute({
  name: 'updateFolder',
  method: 'PATCH',
  path: '/collaborations/:id/folders/:folderId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'files',
  summary: 'Renames a folder, for participants',
  params: FolderParams,
  body: FolderInput,
  response: Folder,
});

export const removeFolder = defineRoute({
  name: 'removeFolder',
  method: 'DELETE',
  path: '/collaborations/:id/folders/:folderId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'files',
  summary: 'Deletes an empty folder, for participants',
  params: FolderParams,
  response: z.object({ id: Uuid }),
});
