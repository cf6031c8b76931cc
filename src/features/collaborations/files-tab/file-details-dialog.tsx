import { Skeleton, Stack } from '@mantine/core';
import { FileComments } from '#features/collaborations/comments/file-comments.tsx';
import {
  fileContentQuery,
  useFileOpenings,
  useFileVersions,
} from '#features/collaborations/files/collaboration-files.api.ts';
import type {
  CollaborationFile,
  FileOpening,
  FileVersion,
} from '#features/collaborations/files/collaboration-files.contract.ts';
import { FileDownload } from '#features/collaborations/files/file-download.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { FilePreview } from '#platform/web/files/file-preview.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import classes from './file-details-dialog.module.css';

interface FileDetailsDialogProps {
  collaborationId: string;
  file: CollaborationFile;
  opened: boolean;
  onClose: () => void;
}

/** Dialog with a preview of a file, its comments, its versions, and who opened it. */
export default function FileDetailsDialog({
  collaborationId,
  file,
  opened,
  onClose,
}: FileDetailsDialogProps) {
  const { name, newest } = file;
  return (
    <WideDialog opened={opened} onClose={onClose} size="46rem" title={name}>
      <Stack gap="lg">
        <FilePreview
          key={newest.number}
          name={name}
          mediaType={newest.media_type}
          query={fileContentQuery(collaborationId, file.id, newest.number)}
        />
        <section aria-labelledby="file-comments">
          <h3 id="file-comments" className={classes.heading}>
            Comments
          </h3>
          <FileComments collaborationId={collaborationId} fileId={file.id} />
        </section>
        <Versions collaborationId={collaborationId} file={file} />
        <Openings collaborationId={collaborationId} fileId={file.id} />
      </Stack>
    </WideDialog>
  );
}

function Versions({ collaborationId, file }: Pick<FileDetailsDialogProps, 'collaborationId' | 'file'>) {
  const versions = useFileVersions(collaborationId, file.id);
  return (
    <section aria-labelledby="file-versions">
      <h3 id="file-versions" className={classes.heading}>
        Versions
      </h3>
      {versions.isPending && <Skeleton height={56} role="status" aria-label="Loading the versions" />}
      {versions.isError && !versions.data && (
        <ErrorState
          title="Failed to load the versions"
          error={versions.error}
          onRetry={versions.refetch}
          retrying={versions.isRefetching}
        />
      )}
      <ul className={classes.list}>
        {versions.data?.map((version) => (
          <Version key={version.number} collaborationId={collaborationId} file={file} version={version} />
        ))}
      </ul>
    </section>
  );
}

interface VersionProps {
  collaborationId: string;
  file: CollaborationFile;
  version: FileVersion;
}

function Version({ collaborationId, file, version }: VersionProps) {
  const { number, byte_size, uploaded_by_name, created_at, note } = version;
  return (
    <li className={classes.version}>
      <div>
        <p className={classes.what}>
          Version {number}
          {note && `: ${note}`}
        </p>
        <p className={classes.facts}>
          {formatBytes(byte_size)} · {uploaded_by_name} · {formatInstant(created_at)}
        </p>
      </div>
      <FileDownload collaborationId={collaborationId} file={file} version={version} withNumber />
    </li>
  );
}

const PURPOSES: Record<FileOpening['purpose'], string> = {
  preview: 'looked at',
  download: 'downloaded',
  archive: 'downloaded with all files',
};

function Openings({ collaborationId, fileId }: { collaborationId: string; fileId: string }) {
  const openings = useFileOpenings(collaborationId, fileId);
  return (
    <section aria-labelledby="file-openings">
      <h3 id="file-openings" className={classes.heading}>
        Who opened it
      </h3>
      {openings.isPending && <Skeleton height={40} role="status" aria-label="Loading who opened it" />}
      {openings.isError && !openings.data && (
        <ErrorState
          title="Failed to load who opened it"
          error={openings.error}
          onRetry={openings.refetch}
          retrying={openings.isRefetching}
        />
      )}
      {openings.data?.length === 0 && <p className={classes.facts}>Nobody has opened it yet.</p>}
      <ul className={classes.list}>
        {openings.data?.map(({ id, version, purpose, opened_by_name, opened_at }) => (
          <li key={id} className={classes.opening}>
            <span className={classes.who}>{opened_by_name}</span>{' '}
            <span className={classes.facts}>
              {PURPOSES[purpose]}, version {version} · {formatInstant(opened_at)}
            </span>
          </li>
        ))}
      </ul>
      {openings.data && <ShowMore what="entries" shown={openings.data.length} query={openings} />}
    </section>
  );
}
