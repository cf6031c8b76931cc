import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useResumableUpload } from '#platform/web/uploads/resumable-upload.ts';
import { UploadField } from '#platform/web/uploads/upload-field.tsx';
import { useAddVersion } from './resource-upload.api.ts';
import { type OwnResource, RESOURCE_FILE, VERSION_NOTE_MAX } from './resource-upload.contract.ts';

interface VersionDialogProps {
  resource: OwnResource;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that submits a new file of a published resource. Give it a new `key` each time it opens. */
export default function VersionDialog({ resource, opened, onClose }: VersionDialogProps) {
  const upload = useResumableUpload();
  const add = useAddVersion();
  const form = useForm({
    initialValues: { file: null as File | null, note: '' },
    validate: { file: (file) => chosenFileError(file, RESOURCE_FILE) },
  });
  const submit = ({ note }: { note: string }) =>
    add.mutate(
      { id: resource.id, upload: upload.finished, note },
      {
        onSuccess: () => {
          showToast({
            title: 'New version submitted',
            message: 'The version before stays in the library until an admin has approved it.',
            tone: 'success',
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  const close = () => {
    if (!add.isSuccess) upload.cancel();
    onClose();
  };
  const wasCancelled = add.error?.name === 'AbortError';
  return (
    <RecordDialog
      opened={opened}
      title={`New version: ${resource.title}`}
      submitLabel="Submit for review"
      unsaved={form.isDirty() && !add.isSuccess}
      busy={add.isPending}
      failure={add.error && !wasCancelled ? { title: 'Version not submitted', error: add.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={close}
    >
      <UploadField
        rule={RESOURCE_FILE}
        file={form.values.file}
        error={form.errors.file as string | undefined}
        upload={upload}
        onChange={(file) => {
          form.setFieldValue('file', file);
          form.clearFieldError('file');
          add.reset();
        }}
      />
      <Textarea
        label="What has changed"
        description="Readers see it in the list of versions"
        autosize
        minRows={2}
        maxLength={VERSION_NOTE_MAX}
        {...form.getInputProps('note')}
      />
    </RecordDialog>
  );
}
