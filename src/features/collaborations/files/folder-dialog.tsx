import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSaveFolder } from './collaboration-files.api.ts';
import { FOLDER_NAME_MAX, type Folder, FolderInput } from './collaboration-folders.contract.ts';

interface FolderDialogProps {
  collaborationId: string;
  /** The folder to rename; null adds one. */
  folder: Folder | null;
  opened: boolean;
  onSaved: (folder: Folder) => void;
  onClose: () => void;
}

/** Dialog that adds or renames a folder. Give it a new `key` at each opening. */
export default function FolderDialog({
  collaborationId,
  folder,
  opened,
  onSaved,
  onClose,
}: FolderDialogProps) {
  const save = useSaveFolder(collaborationId);
  const form = useForm({
    initialValues: { name: folder?.name ?? '' },
    validate: (values) => inputErrors(FolderInput, values),
  });
  return (
    <RecordDialog
      opened={opened}
      title={folder ? 'Rename folder' : 'New folder'}
      submitLabel={folder ? 'Save' : 'Add folder'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error ? { title: 'Folder not saved', error: save.error } : null}
      onSubmit={form.onSubmit(
        ({ name }) =>
          save.mutate(
            { folderId: folder?.id, name },
            {
              onSuccess: (saved) => {
                onSaved(saved);
                onClose();
              },
              onError: (error) => showFieldErrors(form, error),
            },
          ),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <TextInput
        label="Folder name"
        withAsterisk
        autoFocus
        maxLength={FOLDER_NAME_MAX}
        {...form.getInputProps('name')}
      />
    </RecordDialog>
  );
}
