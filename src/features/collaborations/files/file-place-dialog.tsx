import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { useUpdateFile } from './collaboration-files.api.ts';
import { type CollaborationFile, FILE_NAME_MAX, FileUpdate } from './collaboration-files.contract.ts';
import type { Folder } from './collaboration-folders.contract.ts';
import { folderChoices } from './folder-choices.rules.ts';

interface FilePlaceDialogProps {
  collaborationId: string;
  file: CollaborationFile;
  folders: Folder[];
  opened: boolean;
  onClose: () => void;
}

/** Dialog that renames a file or moves it to another folder. Give it a new `key` at each opening. */
export default function FilePlaceDialog({
  collaborationId,
  file,
  folders,
  opened,
  onClose,
}: FilePlaceDialogProps) {
  const update = useUpdateFile(collaborationId, file.id);
  const toBody = ({ name, folder_id }: { name: string; folder_id: string }) => ({
    name,
    folder_id: folder_id || null,
  });
  const form = useForm({
    initialValues: { name: file.name, folder_id: file.folder_id ?? '' },
    validate: (values) => inputErrors(FileUpdate, toBody(values)),
  });
  return (
    <RecordDialog
      opened={opened}
      title="Rename or move"
      submitLabel="Save"
      unsaved={form.isDirty() && !update.isSuccess}
      busy={update.isPending}
      failure={update.error ? { title: 'Not saved', error: update.error } : null}
      onSubmit={form.onSubmit(
        (values) =>
          update.mutate(toBody(values), {
            onSuccess: onClose,
            onError: (error) => showFieldErrors(form, error),
          }),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="Without an ending: each version keeps the one of its type"
        withAsterisk
        autoFocus
        maxLength={FILE_NAME_MAX}
        {...form.getInputProps('name')}
      />
      <NativeSelect label="Folder" data={folderChoices(folders)} {...form.getInputProps('folder_id')} />
    </RecordDialog>
  );
}
