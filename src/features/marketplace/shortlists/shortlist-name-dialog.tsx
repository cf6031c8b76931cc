import { TextInput } from '@mantine/core';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { useShortlistForm } from './shortlist.form.ts';
import { useSaveShortlist } from './shortlists.api.ts';
import { SHORTLIST_NAME_MAX } from './shortlists.contract.ts';

interface ShortlistNameDialogProps {
  /** The list to rename; null for a new one. */
  list: { id: string; name: string } | null;
  opened: boolean;
  onClose: () => void;
}

/** Makes or renames a shortlist. Give it a new `key` each time it opens. */
export function ShortlistNameDialog({ list, opened, onClose }: ShortlistNameDialogProps) {
  const form = useShortlistForm(list?.name ?? '');
  const save = useSaveShortlist(list?.id ?? null);
  return (
    <RecordDialog
      opened={opened}
      title={list ? 'Rename list' : 'New list'}
      submitLabel={list ? 'Save name' : 'Make list'}
      unsaved={form.isDirty()}
      busy={save.isPending}
      failure={save.error && { title: 'List not saved', error: save.error }}
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate(values, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error) }),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <TextInput
        label="Name of the list"
        description="Your colleagues see it too."
        withAsterisk
        maxLength={SHORTLIST_NAME_MAX}
        {...form.getInputProps('name')}
      />
    </RecordDialog>
  );
}
