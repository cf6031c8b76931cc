import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { LONG_TOAST_MS, showToast } from '#platform/web/toast.ts';
import { useResumableUpload } from '#platform/web/uploads/resumable-upload.ts';
import { UploadField } from '#platform/web/uploads/upload-field.tsx';
import { type ResourceValues, useResourceForm } from './resource.form.ts';
import { ResourceFields } from './resource-fields.tsx';
import { useSaveResource } from './resource-upload.api.ts';
import { type OwnResource, RESOURCE_FILE, ResourceChange } from './resource-upload.contract.ts';

interface ResourceDialogProps {
  /** The resource to change; null uploads a new one. */
  resource: OwnResource | null;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that submits a resource for review. Its file is sent while the fields are filled in. */
export default function ResourceDialog({ resource, opened, onClose }: ResourceDialogProps) {
  const { user } = useSession();
  const form = useResourceForm(resource, { full_name: user?.full_name ?? '', email: user?.email ?? '' });
  const upload = useResumableUpload();
  const save = useSaveResource();

  const submit = ({ file, ...values }: ResourceValues) =>
    save.mutate(
      { id: resource?.id, upload: file ? upload.finished : null, details: ResourceChange.parse(values) },
      {
        onSuccess: () => {
          showToast({
            title: 'Resource Submitted',
            message: 'Your resource was submitted for review. It will be available once approved.',
            tone: 'success',
            duration: LONG_TOAST_MS,
          });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  const close = () => {
    // What has arrived of it would only wait for the sweep.
    if (!save.isSuccess) upload.cancel();
    onClose();
  };
  const wasCancelled = save.error?.name === 'AbortError';
  return (
    <RecordDialog
      opened={opened}
      title={resource ? 'Change the resource' : 'Upload Resource'}
      submitLabel="Submit for review"
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error && !wasCancelled ? { title: 'Resource not submitted', error: save.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={close}
    >
      <UploadField
        rule={RESOURCE_FILE}
        file={form.values.file}
        error={form.errors.file as string | undefined}
        current={resource?.versions[0]?.file_name}
        upload={upload}
        onChange={(file) => {
          form.setFieldValue('file', file);
          form.clearFieldError('file');
          save.reset();
        }}
      />
      <ResourceFields form={form} />
    </RecordDialog>
  );
}
