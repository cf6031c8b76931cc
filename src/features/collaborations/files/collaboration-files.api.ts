import {
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { SHARED_WITH_PARTNERS } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { WorkPart } from '#features/collaborations/work-changes/work-changes.rules.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  type CollaborationFile,
  createFile,
  createFileVersion,
  downloadAllFiles,
  downloadFile,
  type FileOpening,
  type FilesQuery,
  listFileOpenings,
  listFiles,
  listFileVersions,
  removeFile,
  updateFile,
} from './collaboration-files.contract.ts';
import { createFolder, listFolders, removeFolder, updateFolder } from './collaboration-folders.contract.ts';

const PAGE_SIZE = 50;
/** Parts of the workspace that show files. */
const SHOWING_FILES: WorkPart[] = ['files', 'milestones', 'indicators', 'reports', 'comments'];

/** Query key of the files of a collaboration; invalidating it reloads everything about them. */
const filesKey = (id: string) => ['workspace', id, 'files'] as const;
const fileKey = (id: string, fileId: string) => [...filesKey(id), 'file', fileId] as const;

export type FilesFilter = Pick<FilesQuery, 'folder_id' | 'file_id' | 'search' | 'sort'>;

/** Loads the files of a collaboration, fifty at a time. */
export const useFiles = (id: string, filter: FilesFilter) =>
  useInfiniteQuery({
    queryKey: [...filesKey(id), 'list', filter],
    queryFn: ({ pageParam: page }) =>
      call(listFiles, { params: { id }, query: { ...filter, page, pageSize: PAGE_SIZE } }),
    ...listPages<CollaborationFile>(PAGE_SIZE),
    ...SHARED_WITH_PARTNERS,
  });

export const useFolders = (id: string) =>
  useQuery({
    queryKey: [...filesKey(id), 'folders'],
    queryFn: () => call(listFolders, { params: { id } }),
    ...SHARED_WITH_PARTNERS,
  });

export const useFileVersions = (id: string, fileId: string) =>
  useQuery({
    queryKey: [...fileKey(id, fileId), 'versions'],
    queryFn: () => call(listFileVersions, { params: { id, fileId } }),
    ...SHARED_WITH_PARTNERS,
  });

/** Loads who opened a file, newest first. */
export const useFileOpenings = (id: string, fileId: string) =>
  useInfiniteQuery({
    queryKey: [...fileKey(id, fileId), 'openings'],
    queryFn: ({ pageParam: page }) =>
      call(listFileOpenings, { params: { id, fileId }, query: { page, pageSize: PAGE_SIZE } }),
    ...listPages<FileOpening>(PAGE_SIZE),
    ...SHARED_WITH_PARTNERS,
  });

/** The query that fetches a version to show it; the server logs it as opened. */
export const fileContentQuery = (id: string, fileId: string, version: number): UseQueryOptions<Blob> => ({
  queryKey: [...fileKey(id, fileId), 'content', version],
  queryFn: ({ signal }) =>
    call(
      downloadFile,
      { params: { id, fileId }, query: { version, purpose: 'preview' as const } },
      { signal },
    ),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

function useFilesChange<Input, Output>(id: string, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: filesKey(id) }),
  });
}

/** A change of a file that evidence, reports and comments may show. */
function useFileChange<Input, Output>(id: string, change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        SHOWING_FILES.map((part) => client.invalidateQueries({ queryKey: ['workspace', id, part] })),
      ),
  });
}

interface FileToAdd {
  /** Waits for the file. */
  upload: () => Promise<string>;
  folder_id: string | null;
  note: string;
}

/** Adds a file once it has arrived. */
export const useAddFile = (id: string) =>
  useFilesChange(id, async ({ upload, ...details }: FileToAdd) =>
    call(createFile, { params: { id }, body: { ...details, upload_id: await upload() } }),
  );

/** Adds a version of a file once it has arrived. */
export const useAddFileVersion = (id: string, fileId: string) =>
  useFileChange(id, async ({ upload, note }: Pick<FileToAdd, 'upload' | 'note'>) =>
    call(createFileVersion, { params: { id, fileId }, body: { note, upload_id: await upload() } }),
  );

export const useUpdateFile = (id: string, fileId: string) =>
  useFileChange(id, (body: RouteInput<typeof updateFile>['body']) =>
    call(updateFile, { params: { id, fileId }, body }),
  );

export const useRemoveFile = (id: string) =>
  useFileChange(id, ({ fileId, reason }: { fileId: string; reason: string }) =>
    call(removeFile, { params: { id, fileId }, query: { reason } }),
  );

/** Saves a version on the reader's disk under a name with its ending. */
export const useDownloadFile = (id: string) =>
  useFilesChange(id, async ({ fileId, version, name }: { fileId: string; version: number; name: string }) =>
    saveBlob(await call(downloadFile, { params: { id, fileId }, query: { version } }), name),
  );

/** Saves all files of a collaboration in one archive. */
export const useDownloadAllFiles = (id: string) =>
  useFilesChange(id, async (name: string) =>
    saveBlob(await call(downloadAllFiles, { params: { id } }), name),
  );

/** Adds a folder, or renames the one with `folderId`. */
export const useSaveFolder = (id: string) =>
  useFilesChange(id, ({ folderId, name }: { folderId?: string; name: string }) =>
    folderId
      ? call(updateFolder, { params: { id, folderId }, body: { name } })
      : call(createFolder, { params: { id }, body: { name } }),
  );

export const useRemoveFolder = (id: string) =>
  useFilesChange(id, (folderId: string) => call(removeFolder, { params: { id, folderId } }));
