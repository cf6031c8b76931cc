import { Switch, TextInput } from '@mantine/core';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useHolidayForm } from './holiday.form.ts';
import { movedWords } from './holiday-words.rules.ts';
import { useCreateHoliday } from './holidays.api.ts';

/** Form of a new holiday. Give it a new `key` each time it opens. */
export function HolidayDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const create = useCreateHoliday();
  const form = useHolidayForm();
  return (
    <RecordDialog
      opened={opened}
      title="Add holiday"
      submitLabel="Add holiday"
      unsaved={form.isDirty()}
      busy={create.isPending}
      failure={create.error && { title: 'Holiday not added', error: create.error }}
      onSubmit={form.onSubmit(
        (values) =>
          create.mutate(values, {
            onSuccess: ({ name, moved }) => {
              showToast({
                title: 'Holiday added',
                message: `${name}. ${movedWords(moved)}`,
                tone: 'success',
              });
              onClose();
            },
            onError: (error) => showFieldErrors(form, error),
          }),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <TextInput label="Day" type="date" withAsterisk {...form.getInputProps('day')} />
      <TextInput label="Name" withAsterisk autoComplete="off" {...form.getInputProps('name')} />
      <Switch
        label="Every year"
        description="For holidays with a fixed day. Holi, Diwali and others move: list them for each year."
        {...form.getInputProps('every_year', { type: 'checkbox' })}
      />
    </RecordDialog>
  );
}
