import { Button } from '@mantine/core';
import { formatBytes } from '#platform/contract/files.ts';
import { removeUpload } from '#platform/contract/uploads.ts';
import { call } from '#platform/web/client.ts';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { FileField } from '#platform/web/fields/file-field.tsx';
import type { useResumableUpload } from '#platform/web/uploads/resumable-upload.ts';
import { UploadStatus } from '#platform/web/uploads/upload-status.tsx';
import { usePendingUploads } from './resource-upload.api.ts';
import { RESOURCE_FILE } from './resource-upload.contract.ts';
import classes from './upload-field.module.css';

interface UploadFieldProps {
  file: File | null;
  error?: string;
  /** Name of the file that stays if no other is chosen. */
  current?: string;
  upload: ReturnType<typeof useResumableUpload>;
  onChange: (file: File | null) => void;
}

/** The field for the file of a resource, which is sent as soon as it is chosen. */
export function UploadField({ file, error, current, upload, onChange }: UploadFieldProps) {
  const choose = (chosen: File) => {
    onChange(chosen);
    if (chosenFileError(chosen, RESOURCE_FILE) === null) upload.start(chosen);
    else upload.cancel();
  };
  return (
    <div className={classes.field}>
      <FileField
        label="File"
        rule={RESOURCE_FILE}
        file={file}
        error={error ?? (file ? (chosenFileError(file, RESOURCE_FILE) ?? undefined) : undefined)}
        path="file"
        autoFocus
        onChange={choose}
      />
      {current && !file && <p className={classes.note}>The present file stays: {current}</p>}
      <UploadStatus
        state={upload.state}
        onPause={upload.pause}
        onResume={upload.resume}
        onCancel={() => {
          upload.cancel();
          onChange(null);
        }}
      />
      {upload.state.phase === 'none' && <Unfinished />}
    </div>
  );
}

/** Files that a reload or a closed browser interrupted: chosen again, they go on where they were. */
function Unfinished() {
  const pending = usePendingUploads(true);
  return pending.data?.map(({ id, name, received, byte_size }) => (
    <div key={id} className={classes.unfinished}>
      <p className={classes.note}>
        “{name}” was not used yet: {formatBytes(received)} of {formatBytes(byte_size)} have arrived. Choose
        the same file again to go on.
      </p>
      <Button
        variant="subtle"
        size="sm"
        aria-label={`Discard ${name}`}
        onClick={() =>
          call(removeUpload, { params: { id } })
            .catch(() => undefined)
            .then(() => pending.refetch())
        }
      >
        Discard
      </Button>
    </div>
  ));
}
