import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { RecordDialog } from './record-dialog.tsx';

interface ReasonDialogProps {
  opened: boolean;
  title: string;
  /** Text of the submit button, for example "Revoke certificate". */
  submitLabel: string;
  destructive?: boolean;
  /** The field's name in the call. */
  name?: 'reason' | 'remark';
  label?: string;
  /** Says who reads the text, for example "The author can read it." */
  readers?: string;
  /** Most characters of the text. */
  maxLength: number;
  isOptional?: boolean;
  /** Returns the errors of the call's fields, by name. */
  validate: (text: string) => Record<string, string>;
  /** The call's state. */
  call: { isPending: boolean; error: Error | null };
  send: (text: string) => Promise<unknown>;
  /** Title of the message when the call fails. */
  failed: string;
  /** The message when it is done. */
  done: { title: string; message?: string };
  /** Runs once the dialog is closed, so it may leave the page. */
  onDone?: () => void;
  onClose: () => void;
  /** Says what will happen. */
  children: ReactNode;
}

/** Dialog that takes the reason for an action and does it. Give it a new `key` each time it opens. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { opened, title, submitLabel, destructive, call, failed, done, onDone, onClose, children } = props;
  const { name = 'reason', label = 'Reason', readers, maxLength, isOptional, validate, send } = props;
  const [isSent, setIsSent] = useState(false);
  const form = useForm<Record<string, string>>({
    initialValues: { [name]: '' },
    validate: (values) => validate(values[name] ?? ''),
  });
  const submit = async (values: Record<string, string>) => {
    // Not the callbacks of `mutate`: they are lost if the list that holds the dialog is loaded again meanwhile.
    try {
      await send(values[name] ?? '');
    } catch (error) {
      showFieldErrors(form, error);
      return;
    }
    showToast({ ...done, tone: 'success' });
    // Rendered at once: until then, what is entered here stops `onDone` from leaving the page.
    flushSync(() => {
      setIsSent(true);
      onClose();
    });
    onDone?.();
  };
  const count = `${form.values[name]?.length ?? 0}/${maxLength}`;
  return (
    <RecordDialog
      opened={opened}
      title={title}
      submitLabel={submitLabel}
      destructive={destructive}
      unsaved={form.isDirty() && !isSent}
      busy={call.isPending}
      failure={call.error && { title: failed, error: call.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>{children}</p>
      <Textarea
        label={label}
        description={readers ? `${readers} ${count}` : count}
        withAsterisk={!isOptional}
        maxLength={maxLength}
        autosize
        minRows={3}
        {...form.getInputProps(name)}
      />
    </RecordDialog>
  );
}
