import { Checkbox, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { OBJECTIVE_MAX } from '#features/requests/requests/collaboration-requests.contract.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useEditHeldRequest } from './guest-requests.api.ts';
import { GuestWordsInput, type HeldCollaborationRequest } from './guest-requests.contract.ts';

interface GuestWordsDialogProps {
  request: HeldCollaborationRequest;
  opened: boolean;
  onClose: () => void;
}

/** Lets an admin shorten or clean the words of a guest. Give it a new `key` each time it opens. */
export function GuestWordsDialog({ request, opened, onClose }: GuestWordsDialogProps) {
  const { id, version, attachment_url } = request;
  const edit = useEditHeldRequest();
  const form = useForm({
    initialValues: {
      collaboration_objective: request.collaboration_objective,
      additional_notes: request.additional_notes ?? '',
      keeps_attachment: attachment_url !== null,
    },
    validate: (values) => inputErrors(GuestWordsInput, { ...values, version }),
  });
  const submit = (values: typeof form.values) =>
    edit.mutate(
      { params: { id }, body: { ...values, version } },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: 'Request edited',
            message: 'You still see what the guest wrote.',
            tone: 'success',
          });
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  const length = form.values.collaboration_objective.length;
  return (
    <RecordDialog
      opened={opened}
      title="Edit this request"
      submitLabel="Save"
      unsaved={form.isDirty()}
      busy={edit.isPending}
      failure={edit.error && { title: 'Not saved', error: edit.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <Textarea
        label="Objective"
        description={`The member sees that an admin edited it. ${length}/${OBJECTIVE_MAX}`}
        withAsterisk
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps('collaboration_objective')}
      />
      <Textarea
        label="Additional notes"
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('additional_notes')}
      />
      {attachment_url && (
        <Checkbox
          label={`Keep the link to the attachment: ${attachment_url}`}
          {...form.getInputProps('keeps_attachment', { type: 'checkbox' })}
        />
      )}
    </RecordDialog>
  );
}
