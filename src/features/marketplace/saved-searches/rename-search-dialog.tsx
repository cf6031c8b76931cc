import { TextInput } from '@mantine/core';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSavedSearchForm } from './saved-search.form.ts';
import { useUpdateSavedSearch } from './saved-searches.api.ts';
import { type SavedSearch, SEARCH_NAME_MAX } from './saved-searches.contract.ts';

interface RenameSearchDialogProps {
  search: SavedSearch;
  opened: boolean;
  onClose: () => void;
}

/** Renames a saved search. Give it a new `key` each time it opens. */
export function RenameSearchDialog({ search, opened, onClose }: RenameSearchDialogProps) {
  const { id, name, sends_mail } = search;
  const form = useSavedSearchForm({ name, sends_mail });
  const save = useUpdateSavedSearch(id);
  return (
    <RecordDialog
      opened={opened}
      title="Rename search"
      submitLabel="Save name"
      unsaved={form.isDirty()}
      busy={save.isPending}
      failure={save.error && { title: 'Name not saved', error: save.error }}
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate(values, { onSuccess: onClose, onError: (error) => showFieldErrors(form, error) }),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <TextInput
        label="Name of the search"
        withAsterisk
        maxLength={SEARCH_NAME_MAX}
        {...form.getInputProps('name')}
      />
    </RecordDialog>
  );
}
