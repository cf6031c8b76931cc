import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { HideInput, REASON_MAX, ReportInput } from './moderation.contract.ts';

const SCHEMAS = { report: ReportInput, hide: HideInput };

interface ReasonDialogProps {
  opened: boolean;
  /** Names the action that needs the reason. */
  kind: keyof typeof SCHEMAS;
  title: string;
  submitLabel: string;
  /** Says what will happen. */
  children: ReactNode;
  send: {
    isPending: boolean;
    error: Error | null;
    mutate: (
      input: { reason: string },
      options: { onSuccess: () => void; onError: (error: Error) => void },
    ) => void;
  };
  /** Title of the message after it. */
  done: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for a reason to report or to hide a post. Give it a new `key` each time it opens. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { opened, kind, title, submitLabel, children, send, done, onDone, onClose } = props;
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => inputErrors(SCHEMAS[kind], values),
  });
  const submit = (values: { reason: string }) =>
    send.mutate(values, {
      onSuccess: () => {
        showToast({ title: done, tone: 'success' });
        onClose();
        onDone?.();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title={title}
      submitLabel={submitLabel}
      destructive={kind === 'hide'}
      unsaved={form.isDirty()}
      busy={send.isPending}
      failure={send.error && { title: 'Not sent', error: send.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>{children}</p>
      <Textarea
        label="Reason"
        description={`${form.values.reason.length}/${REASON_MAX}`}
        withAsterisk
        maxLength={REASON_MAX}
        autosize
        minRows={3}
        {...form.getInputProps('reason')}
      />
    </RecordDialog>
  );
}
