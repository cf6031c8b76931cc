import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useResumableUpload } from '#platform/web/uploads/resumable-upload.ts';
import { UploadField } from '#platform/web/uploads/upload-field.tsx';
import { useAddFile, useAddFileVersion } from './collaboration-files.api.ts';
import { type CollaborationFile, FILE_NOTE_MAX, WORKSPACE_FILE } from './collaboration-files.contract.ts';
import type { Folder } from './collaboration-folders.contract.ts';
import { folderChoices } from './folder-choices.rules.ts';

interface FileDialogProps {
  collaborationId: string;
  /** The file that gets a new version; null adds a file. */
  file: CollaborationFile | null;
  folders: Folder[];
  /** The folder that is open; null outside of folders. */
  folderId: string | null;
  opened: boolean;
  /** Called with the file once it is stored. */
  onAdded?: (file: CollaborationFile) => void;
  onClose: () => void;
}

/** Dialog that adds a file or a version of one, which is sent while the rest is filled in. Give it a new `key` at each opening. */
export default function FileDialog({
  file,
  folders,
  folderId,
  opened,
  onAdded,
  onClose,
  ...props
}: FileDialogProps) {
  const upload = useResumableUpload();
  const addFile = useAddFile(props.collaborationId);
  const addVersion = useAddFileVersion(props.collaborationId, file?.id ?? '');
  const add = file ? addVersion : addFile;
  const form = useForm({
    initialValues: { file: null as File | null, folder_id: folderId ?? '', note: '' },
    validate: { file: (chosen) => chosenFileError(chosen, WORKSPACE_FILE) },
  });
  const submit = ({ folder_id, note }: typeof form.values) =>
    add.mutate(
      { upload: upload.finished, folder_id: folder_id || null, note },
      {
        onSuccess: (added) => {
          onAdded?.(added);
          showToast({ title: file ? 'Version added' : 'File added', tone: 'success' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  const close = () => {
    // What has arrived of it would only wait for the sweep.
    if (!add.isSuccess) upload.cancel();
    onClose();
  };
  const wasCancelled = add.error?.name === 'AbortError';
  const title = file ? 'Version not added' : 'File not added';
  return (
    <RecordDialog
      opened={opened}
      title={file ? `New version: ${file.name}` : 'Add a file'}
      submitLabel={file ? 'Add version' : 'Add file'}
      unsaved={form.isDirty() && !add.isSuccess}
      busy={add.isPending}
      failure={add.error && !wasCancelled ? { title, error: add.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={close}
    >
      <UploadField
        rule={WORKSPACE_FILE}
        file={form.values.file}
        error={form.errors.file as string | undefined}
        upload={upload}
        onChange={(chosen) => {
          form.setFieldValue('file', chosen);
          form.clearFieldError('file');
          add.reset();
        }}
      />
      {!file && folders.length > 0 && (
        <NativeSelect label="Folder" data={folderChoices(folders)} {...form.getInputProps('folder_id')} />
      )}
      <TextInput
        label={file ? 'What has changed' : 'Note'}
        description="All participants see it beside this version"
        maxLength={FILE_NOTE_MAX}
        {...form.getInputProps('note')}
      />
    </RecordDialog>
  );
}
