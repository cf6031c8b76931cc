import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { WithdrawalQuery, Withdrawn } from '#features/collaborations/withdrawals/withdrawals.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { Instant, optionalText, requiredLine, text, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { megabytes } from '#platform/contract/files.ts';
import { ListQuery, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Files that a workspace takes: those of the specification (part 2, section 5), and pictures. */
export const WORKSPACE_FILE = {
  maxBytes: megabytes(50),
  kinds: ['pdf', 'document', 'spreadsheet', 'presentation', 'archive', 'image'],
} as const;

/** The most files that a collaboration can have. */
export const FILES_MAX = 1000;
/** The most versions that a file can have. */
export const FILE_VERSIONS_MAX = 50;
/** Of all versions of all files of a collaboration, in bytes. */
export const WORKSPACE_BYTES_MAX = megabytes(5120);
export const FILE_NAME_MAX = 100;
export const FILE_NOTE_MAX = 300;

export const FileVersion = z.object({
  number: z.int(),
  /** Name under which it was uploaded. */
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  note: z.string().nullable(),
  /** The person and the organisation, as "Asha Rao, Tungavarna Industries". */
  uploaded_by_name: z.string(),
  created_at: Instant,
});
export type FileVersion = z.output<typeof FileVersion>;

export const CollaborationFile = z.object({
  id: z.uuid(),
  /** Without an ending: another version may be of another type. */
  name: z.string(),
  folder_id: z.uuid().nullable(),
  newest: FileVersion,
  created_at: Instant,
});
export type CollaborationFile = z.output<typeof CollaborationFile>;

export const FILE_ORDERS = ['newest', 'name'] as const;

/** Without `folder_id`, files of all folders; `none` are those outside of folders. */
export const FilesQuery = ListQuery.extend({
  folder_id: z.union([z.literal('none'), Uuid]).optional(),
  /** Only this file, where the collaboration has it. */
  file_id: Uuid.optional(),
  search: text(100, 'Search').optional(),
  sort: z.enum(FILE_ORDERS, 'Unknown order').default('newest'),
});
export type FilesQuery = z.output<typeof FilesQuery>;

const NO_FILE = 'Please choose a file';
const FileName = requiredLine(FILE_NAME_MAX, 'Name');
const FolderId = z.uuid('Please select a folder from the list').nullish();

/** A file that has been sent as an upload before. */
export const FileInput = z.strictObject({
  upload_id: z.uuid(NO_FILE),
  folder_id: FolderId,
  note: optionalText(FILE_NOTE_MAX, 'Note'),
});
export type FileInput = z.output<typeof FileInput>;

/** Changes only the fields that are sent. */
export const FileUpdate = z.strictObject({ name: FileName, folder_id: FolderId }).partial();
export type FileUpdate = z.output<typeof FileUpdate>;

export const FileVersionInput = z.strictObject({
  upload_id: z.uuid(NO_FILE),
  note: optionalText(FILE_NOTE_MAX, 'What has changed'),
});
export type FileVersionInput = z.output<typeof FileVersionInput>;

const FileParams = z.strictObject({ id: CollaborationId, fileId: Uuid });

const FILE_PURPOSES = ['preview', 'download', 'archive'] as const;

/** One opening of a version. */
export const FileOpening = z.object({
  id: z.uuid(),
  version: z.int(),
  purpose: z.enum(FILE_PURPOSES),
  opened_by_name: z.string(),
  opened_at: Instant,
});
export type FileOpening = z.output<typeof FileOpening>;

export const listFiles = defineRoute({
  name: 'listFiles',
  method: 'GET',
  path: '/collaborations/:id/files',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'The files of a collaboration, a page at a time, for its participants',
  params: CollaborationParams,
  query: FilesQuery,
  response: z.array(CollaborationFile),
});

export const createFile = defineRoute({
  name: 'createFile',
  method: 'POST',
  path: '/collaborations/:id/files',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'files',
  summary: 'Adds a file for all participants; it was sent as an upload before',
  params: CollaborationParams,
  body: FileInput,
  response: CollaborationFile,
  status: 201,
});

export const downloadAllFiles = defineRoute({
  name: 'downloadAllFiles',
  method: 'GET',
  path: '/collaborations/:id/files/archive',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'Returns the newest versions of all files in one ZIP archive, and logs that they were opened',
  params: CollaborationParams,
  response: FileResponse,
  limits: [{ max: 20, windowMs: HOUR_MS, by: 'member' }],
});

export const updateFile = defineRoute({
  name: 'updateFile',
  method: 'PATCH',
  path: '/collaborations/:id/files/:fileId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'files',
  summary: 'Renames a file, or moves it to another folder, for participants',
  params: FileParams,
  body: FileUpdate,
  response: CollaborationFile,
});

export const removeFile = defineRoute({
  name: 'removeFile',
  method: 'DELETE',
  path: '/collaborations/:id/files/:fileId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'files',
  summary:
    'Deletes a file with its versions and its log of openings, for participants; it can be restored for 30 days',
  params: FileParams,
  query: WithdrawalQuery,
  response: Withdrawn,
});

export const listFileVersions = defineRoute({
  name: 'listFileVersions',
  method: 'GET',
  path: '/collaborations/:id/files/:fileId/versions',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'The versions of a file, newest first; there are fifty at most',
  params: FileParams,
  response: z.array(FileVersion),
});

export const createFileVersion = defineRoute({
  name: 'createFileVersion',
  method: 'POST',
  path: '/collaborations/:id/files/:fileId/versions',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'files',
  summary: 'Adds a version of a file; the versions before stay',
  params: FileParams,
  body: FileVersionInput,
  response: CollaborationFile,
  status: 201,
});

export const downloadFile = defineRoute({
  name: 'downloadFile',
  method: 'GET',
  path: '/collaborations/:id/files/:fileId/content',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'Returns the newest version of a file, or another one, and logs that it was opened',
  params: FileParams,
  query: z.strictObject({
    version: wholeNumber('Version', FILE_VERSIONS_MAX).optional(),
    purpose: z.enum(['download', 'preview'], 'Unknown purpose').default('download'),
  }),
  response: FileResponse,
  limits: [{ max: 600, windowMs: HOUR_MS, by: 'member' }],
});

export const listFileOpenings = defineRoute({
  name: 'listFileOpenings',
  method: 'GET',
  path: '/collaborations/:id/files/:fileId/openings',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'Who opened a file, newest first, for its participants',
  params: FileParams,
  query: ListQuery,
  response: z.array(FileOpening),
});
