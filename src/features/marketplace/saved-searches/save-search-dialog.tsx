import { Checkbox, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { MAIL_TIMES } from './mail-times.data.ts';
import { useSavedSearchForm } from './saved-search.form.ts';
import { nameOfSearch } from './saved-search-name.rules.ts';
import { useCreateSavedSearch } from './saved-searches.api.ts';
import { SEARCH_NAME_MAX } from './saved-searches.contract.ts';

interface SaveSearchDialogProps {
  query: string;
  about: string;
  opened: boolean;
  onClose: () => void;
}

/** Saves a search under a name, and asks if it shall send mail. Give it a new `key` each time it opens. */
export default function SaveSearchDialog({ query, about, opened, onClose }: SaveSearchDialogProps) {
  const form = useSavedSearchForm({ name: nameOfSearch(about), sends_mail: true });
  const save = useCreateSavedSearch();
  const navigate = useNavigate();
  const seeAll = () => navigate('/marketplace?saved=true');
  return (
    <RecordDialog
      opened={opened}
      title="Save this search"
      submitLabel="Save search"
      unsaved={form.isDirty()}
      busy={save.isPending}
      failure={save.error && { title: 'Search not saved', error: save.error }}
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate(
            { ...values, query },
            {
              onSuccess: ({ name }) => {
                void showToast({
                  title: 'Search saved',
                  message: name,
                  tone: 'success',
                  action: { label: 'See saved searches', run: seeAll },
                });
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
        label="Name of the search"
        description="Only you see it."
        withAsterisk
        maxLength={SEARCH_NAME_MAX}
        {...form.getInputProps('name')}
      />
      <Checkbox
        label="Send me email"
        description={MAIL_TIMES}
        {...form.getInputProps('sends_mail', { type: 'checkbox' })}
      />
    </RecordDialog>
  );
}
