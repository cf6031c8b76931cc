import { Button } from '@mantine/core';
import { type FileRule, formatBytes } from '#platform/contract/files.ts';
import { removeUpload } from '#platform/contract/uploads.ts';
import { call } from '../client.ts';
import { chosenFileError } from '../fields/chosen-file.ts';
import { FileField } from '../fields/file-field.tsx';
import { usePendingUploads } from './pending-uploads.ts';
import type { useResumableUpload } from './resumable-upload.ts';
import { SpaceNote } from './space-note.tsx';
import classes from './upload-field.module.css';
import { UploadStatus } from './upload-status.tsx';

interface UploadFieldProps {
  rule: FileRule;
  file: File | null;
  error?: string;
  /** Name of the file that stays if no other is chosen. */
  current?: string;
  upload: ReturnType<typeof useResumableUpload>;
  onChange: (file: File | null) => void;
}

/** The field for a file that is sent as soon as it is chosen. */
export function UploadField({ rule, file, error, current, upload, onChange }: UploadFieldProps) {
  const choose = (chosen: File) => {
    onChange(chosen);
    if (chosenFileError(chosen, rule) === null) upload.start(chosen);
    else upload.cancel();
  };
  return (
    <div className={classes.field}>
      <FileField
        label="File"
        rule={rule}
        file={file}
        error={error ?? (file ? (chosenFileError(file, rule) ?? undefined) : undefined)}
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
      <SpaceNote />
    </div>
  );
}

/** Files that a reload or a closed browser interrupted: chosen again, they go on where they were. */
function Unfinished() {
  const pending = usePendingUploads();
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
