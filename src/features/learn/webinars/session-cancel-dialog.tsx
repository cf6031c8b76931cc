import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useCancelCourseSession } from './course-sessions.api.ts';
import { CANCEL_REASON_MAX, CancellationInput, type CourseSession } from './course-sessions.contract.ts';
import { sessionTime } from './course-sessions.rules.ts';

interface SessionCancelDialogProps {
  session: CourseSession;
  opened: boolean;
  onClose: () => void;
}

/** Asks for a reason and cancels a date. Give it a new `key` each time it opens. */
export function SessionCancelDialog({ session, opened, onClose }: SessionCancelDialogProps) {
  const cancel = useCancelCourseSession();
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => inputErrors(CancellationInput, values),
  });
  const submit = (body: { reason: string }) =>
    cancel.mutate(
      { params: { id: session.id }, body },
      {
        onSuccess: () => {
          showToast({ title: 'Date cancelled', message: 'Its members get an email.', tone: 'success' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title="Cancel this date?"
      submitLabel="Cancel date"
      destructive
      unsaved={form.isDirty()}
      busy={cancel.isPending}
      failure={cancel.error && { title: 'Date not cancelled', error: cancel.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>
        The date on {sessionTime(session)} will not take place. This cannot be undone. Everyone who is
        registered or waits gets an email with your reason.
      </p>
      <Textarea
        label="Reason"
        description={`Everyone can read it. ${form.values.reason.length}/${CANCEL_REASON_MAX}`}
        withAsterisk
        maxLength={CANCEL_REASON_MAX}
        autosize
        minRows={3}
        {...form.getInputProps('reason')}
      />
    </RecordDialog>
  );
}
