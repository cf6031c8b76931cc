import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useSetSessionRecording } from './course-sessions.api.ts';
import { type CourseSession, RecordingInput } from './course-sessions.contract.ts';

interface SessionRecordingDialogProps {
  session: CourseSession;
  opened: boolean;
  onClose: () => void;
}

/** Adds, changes or removes the link to a recording. Give it a new `key` each time it opens. */
export function SessionRecordingDialog({ session, opened, onClose }: SessionRecordingDialogProps) {
  const save = useSetSessionRecording();
  const form = useForm({
    initialValues: { recording_url: session.recording_url ?? '' },
    validate: (values) => inputErrors(RecordingInput, values),
  });
  const submit = (body: { recording_url: string }) =>
    save.mutate(
      { params: { id: session.id }, body },
      {
        onSuccess: () => {
          const isRemoved = body.recording_url.trim() === '';
          showToast({
            title: isRemoved ? 'Recording removed' : 'Recording saved',
            message: isRemoved ? 'The page no longer shows it.' : 'Signed-in members can open it.',
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title="Recording"
      submitLabel="Save recording"
      unsaved={form.isDirty()}
      busy={save.isPending}
      failure={save.error && { title: 'Recording not saved', error: save.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <TextInput
        label="Link to the recording"
        description="Signed-in members see it. Make it blank to remove it."
        placeholder="https://"
        type="url"
        {...form.getInputProps('recording_url')}
      />
    </RecordDialog>
  );
}
