import { TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import {
  ProgrammeViewName,
  VIEW_NAME_MAX,
} from '#features/programme/programme-views/programme-views.contract.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';

export interface ViewDialogProps {
  opened: boolean;
  onClose: () => void;
}

interface NameDialogProps extends ViewDialogProps {
  title: string;
  submitLabel: string;
  name: string;
  busy: boolean;
  error: Error | null;
  save: (name: string, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

/** Dialog with the name of a view. */
export function ViewNameDialog({
  title,
  submitLabel,
  name,
  busy,
  error,
  save,
  opened,
  onClose,
}: NameDialogProps) {
  const form = useForm<ProgrammeViewName>({
    initialValues: { name },
    validate: schemaResolver(ProgrammeViewName, { sync: true }),
  });
  return (
    <RecordDialog
      opened={opened}
      title={title}
      submitLabel={submitLabel}
      unsaved={form.isDirty()}
      busy={busy}
      failure={error && { title: 'View not saved', error }}
      onSubmit={form.onSubmit(
        (values) =>
          save(values.name, { onSuccess: onClose, onError: (failure) => showFieldErrors(form, failure) }),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <TextInput
        label="Name of the view"
        description="Only you see it."
        withAsterisk
        maxLength={VIEW_NAME_MAX}
        {...form.getInputProps('name')}
      />
    </RecordDialog>
  );
}
