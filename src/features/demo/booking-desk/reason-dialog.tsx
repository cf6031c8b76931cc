import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { DEMO_TEXT_MAX } from '#features/demo/bookings/demo-bookings.contract.ts';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors } from '#platform/web/form-errors.ts';
import { DemoReasonInput } from './booking-desk.contract.ts';
import classes from './booking-desk.module.css';

interface ReasonDialogProps {
  opened: boolean;
  title: string;
  submitLabel: string;
  busy: boolean;
  error: Error | null;
  /** Says what will happen. */
  children: ReactNode;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of something that others get by mail. Give it a new `key` each time it opens. */
export function ReasonDialog({ children, error, onSubmit, ...dialog }: ReasonDialogProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => inputErrors(DemoReasonInput, values),
  });
  return (
    <RecordDialog
      {...dialog}
      destructive
      unsaved={form.isDirty()}
      failure={error && { title: 'Not done', error }}
      onSubmit={form.onSubmit(
        ({ reason }) => onSubmit(reason),
        (errors) => focusFirstError(form, errors),
      )}
    >
      <p className={classes.lead}>{children}</p>
      <Textarea
        label="Reason"
        description={`It is sent by email. ${form.values.reason.length}/${DEMO_TEXT_MAX}`}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('reason')}
      />
    </RecordDialog>
  );
}
