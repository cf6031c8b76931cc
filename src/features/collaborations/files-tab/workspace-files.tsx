import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconDownload, IconFiles, IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { useCommentCounts } from '#features/collaborations/comments/comments.api.ts';
import {
  type FilesFilter,
  useDownloadAllFiles,
  useFiles,
  useFolders,
  useRemoveFile,
} from '#features/collaborations/files/collaboration-files.api.ts';
import {
  type CollaborationFile,
  FILE_NAME_MAX,
  type FILE_ORDERS,
} from '#features/collaborations/files/collaboration-files.contract.ts';
import type { Folder, Folders } from '#features/collaborations/files/collaboration-folders.contract.ts';
import { FolderActions } from '#features/collaborations/files/folder-actions.tsx';
import { WithdrawalDialog } from '#features/collaborations/withdrawals/withdrawal-dialog.tsx';
import { formatCount } from '#platform/contract/counts.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { showToast } from '#platform/web/toast.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { FileRow } from './file-row.tsx';
import classes from './workspace-files.module.css';

const FileDialog = lazy(() => import('#features/collaborations/files/file-dialog.tsx'));
const FilePlaceDialog = lazy(() => import('#features/collaborations/files/file-place-dialog.tsx'));
const FileDetailsDialog = lazy(() => import('./file-details-dialog.tsx'));
const LinkedFile = lazy(() => import('./linked-file.tsx'));
const FolderDialog = lazy(() => import('#features/collaborations/files/folder-dialog.tsx'));

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The tab "Files": what the participants share, in folders, with a search. */
export default function WorkspaceFiles({ collaboration, canWrite }: WorkspaceTabProps) {
  const { id: collaborationId, title } = collaboration;
  const [chosen, setPlace] = useState('');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<(typeof FILE_ORDERS)[number]>('newest');
  const folders = useFolders(collaborationId);
  // A folder that somebody deletes is left.
  const isThere = chosen === 'none' || folders.data?.folders.some(({ id }) => id === chosen);
  const place = isThere ? chosen : '';
  const filter: FilesFilter = { sort, ...(place && { folder_id: place }), ...(search && { search }) };
  const files = useFiles(collaborationId, filter);
  const comments = useCommentCounts(collaborationId, files.data?.map(({ id }) => id) ?? []);
  const adding = useSubjectDialog<CollaborationFile | null>();
  const moving = useSubjectDialog<CollaborationFile>();
  const looking = useSubjectDialog<CollaborationFile>();
  const naming = useSubjectDialog<Folder | null>();
  const linked = useSearchParams()[0].get('file');
  const [leaving, setLeaving] = useState<CollaborationFile | null>(null);
  const mayWrite = canWrite && collaboration.rights.includes('files');
  if (folders.isPending) return <LoadingFiles />;
  if (!folders.data) {
    return (
      <ErrorState
        title="Failed to load the files"
        error={folders.error}
        onRetry={folders.refetch}
        retrying={folders.isRefetching}
      />
    );
  }
  const { data } = folders;
  const folder = data.folders.find(({ id }) => id === place);
  const nameOf = (id: string | null) => data.folders.find((one) => one.id === id)?.name;
  const addButton = mayWrite && (
    <Button leftSection={<IconPlus {...ICON} />} onClick={() => adding.open(null)}>
      Add file
    </Button>
  );
  const isUnused = data.files === 0 && data.folders.length === 0;
  return (
    <section aria-label="Files">
      {isUnused ? (
        <EmptyState
          title="No files yet"
          icon={<IconFiles size={24} stroke={1.5} aria-hidden />}
          action={addButton}
        >
          Plans, budgets, reports and pictures that you add here are for all participants. Each file keeps its
          versions, and everybody sees who opened it.
        </EmptyState>
      ) : (
        <>
          <div className={classes.bar}>
            <p className={classes.summary}>
              {formatCount(data.files)} {data.files === 1 ? 'file' : 'files'}
              {data.files > 0 && ` · ${formatBytes(data.byte_size)} with all versions`}
            </p>
            <div className={classes.actions}>
              {data.files > 0 && <DownloadAll collaborationId={collaborationId} title={title} />}
              {mayWrite && (
                <Button
                  variant="default"
                  leftSection={<IconFolderPlus {...ICON} />}
                  onClick={() => naming.open(null)}
                >
                  New folder
                </Button>
              )}
              {addButton}
            </div>
          </div>
          <div className={classes.filters}>
            <SearchField
              label="Search by name"
              maxLength={FILE_NAME_MAX}
              value={search}
              onChange={setSearch}
            />
            <NativeSelect
              label="Folder"
              data={placesOf(data)}
              value={place}
              onChange={(event) => setPlace(event.currentTarget.value)}
            />
            <NativeSelect
              label="Order"
              data={[
                { value: 'newest', label: 'Newest first' },
                { value: 'name', label: 'By name' },
              ]}
              value={sort}
              onChange={(event) => setSort(event.currentTarget.value === 'name' ? 'name' : 'newest')}
            />
          </div>
          {folder && mayWrite && (
            <FolderActions
              collaborationId={collaborationId}
              folder={folder}
              onRename={() => naming.open(folder)}
              onRemoved={() => setPlace('')}
            />
          )}
          {files.isPending && <LoadingFiles />}
          {files.isError && !files.data && (
            <ErrorState
              title="Failed to load the files"
              error={files.error}
              onRetry={files.refetch}
              retrying={files.isRefetching}
            />
          )}
          {files.data?.length === 0 && (
            <p className={classes.none} role="status">
              {search ? 'No file has this name.' : 'No files here yet.'}
            </p>
          )}
          <ul className={classes.list}>
            {files.data?.map((file) => (
              <FileRow
                key={file.id}
                collaborationId={collaborationId}
                file={file}
                folderName={place ? undefined : nameOf(file.folder_id)}
                canWrite={mayWrite}
                comments={comments.get(file.id)}
                onOpen={() => looking.open(file)}
                onNewVersion={() => adding.open(file)}
                onMove={() => moving.open(file)}
                onRemove={() => setLeaving(file)}
              />
            ))}
          </ul>
          {files.data && <ShowMore what="files" shown={files.data.length} query={files} />}
        </>
      )}
      <Suspense>
        {adding.opening > 0 && (
          <FileDialog
            key={`add-${adding.opening}`}
            collaborationId={collaborationId}
            file={adding.subject}
            folders={data.folders}
            folderId={folder?.id ?? null}
            opened={adding.opened}
            onClose={adding.close}
          />
        )}
        {moving.subject && (
          <FilePlaceDialog
            key={`move-${moving.opening}`}
            collaborationId={collaborationId}
            file={moving.subject}
            folders={data.folders}
            opened={moving.opened}
            onClose={moving.close}
          />
        )}
        {looking.subject && (
          <FileDetailsDialog
            key={`look-${looking.opening}`}
            collaborationId={collaborationId}
            file={files.data?.find(({ id }) => id === looking.subject?.id) ?? looking.subject}
            opened={looking.opened}
            onClose={looking.close}
          />
        )}
        {linked && <LinkedFile key={linked} collaborationId={collaborationId} fileId={linked} />}
        {naming.opening > 0 && (
          <FolderDialog
            key={`name-${naming.opening}`}
            collaborationId={collaborationId}
            folder={naming.subject}
            opened={naming.opened}
            onSaved={({ id }) => setPlace(id)}
            onClose={naming.close}
          />
        )}
      </Suspense>
      <FileRemoval collaborationId={collaborationId} file={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

/** The choices of the folder filter, with the number of files in each. */
const placesOf = ({ folders, files, loose_files }: Folders) => [
  { value: '', label: `All files (${formatCount(files)})` },
  { value: 'none', label: `Outside of folders (${formatCount(loose_files)})` },
  ...folders.map((one) => ({ value: one.id, label: `${one.name} (${formatCount(one.files)})` })),
];

function DownloadAll({ collaborationId, title }: { collaborationId: string; title: string }) {
  const download = useDownloadAllFiles(collaborationId);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload {...ICON} />}
      loading={download.isPending}
      onClick={() =>
        download.mutate(`${title}.zip`, {
          onError: (error) =>
            showToast({
              title: 'Files not downloaded',
              message: failureText(error, 'Please try again.'),
              tone: 'error',
            }),
        })
      }
    >
      Download all
    </Button>
  );
}

interface FileRemovalProps {
  collaborationId: string;
  file: CollaborationFile | null;
  onClose: () => void;
}

function FileRemoval({ collaborationId, file, onClose }: FileRemovalProps) {
  const remove = useRemoveFile(collaborationId);
  const confirm = (reason: string) =>
    file &&
    remove.mutate(
      { fileId: file.id, reason },
      {
        onSuccess: onClose,
        onError: (error) =>
          showToast({
            title: 'Not deleted',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <WithdrawalDialog
      opened={file !== null}
      title="Delete this file?"
      confirmLabel="Delete file"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      “{file?.name}” will be deleted for all participants, with{' '}
      {file && file.newest.number > 1 ? `its ${file.newest.number} versions` : 'its one version'} and the list
      of who opened it. Comments on it stay in the tab Comments.
    </WithdrawalDialog>
  );
}

function LoadingFiles() {
  return (
    <Stack role="status" aria-label="Loading the files">
      <Skeleton height={44} width="70%" />
      <Skeleton height={56} />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </Stack>
  );
}
