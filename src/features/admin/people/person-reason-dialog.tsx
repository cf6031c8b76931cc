import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors } from '#platform/web/form-errors.ts';
import { PEOPLE_REASON_MAX, PersonReasonInput } from './people.contract.ts';
import classes from './people.module.css';

interface PersonReasonDialogProps {
  opened: boolean;
  title: string;
  submitLabel: string;
  destructive?: boolean;
  busy: boolean;
  error: Error | null;
  /** Says what will happen. */
  children: ReactNode;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason that the member gets by mail. Give it a new `key` each time it opens. */
export function PersonReasonDialog({ children, error, onSubmit, ...dialog }: PersonReasonDialogProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => inputErrors(PersonReasonInput, values),
  });
  return (
    <RecordDialog
      {...dialog}
      unsaved={form.isDirty()}
      failure={error && { title: 'Not done', error }}
      onSubmit={form.onSubmit(
        ({ reason }) => onSubmit(reason),
        (errors) => focusFirstError(form, errors),
      )}
    >
      <p className={classes.words}>{children}</p>
      <Textarea
        label="Reason"
        description={`The member gets it by email. ${form.values.reason.length}/${PEOPLE_REASON_MAX}`}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('reason')}
      />
    </RecordDialog>
  );
}
