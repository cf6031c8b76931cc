import { useEffect } from 'react';
import type { Service } from '#features/profiles/services.contract.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { type ServiceValues, serviceValues, toServiceInput, useServiceForm } from '../service.form.ts';
import { useSaveService } from '../services.api.ts';
import { RecordDialog } from './record-dialog.tsx';
import { ServiceFields } from './service-fields.tsx';

const FAILED = 'Failed to save service. Please try again.';

interface ServiceDialogProps {
  /** The service to change; null for a new one. */
  service: Service | null;
  opened: boolean;
  onClose: () => void;
}

/** The dialog in which a service is published or changed. */
export function ServiceDialog({ service, opened, onClose }: ServiceDialogProps) {
  const form = useServiceForm();
  const save = useSaveService();

  // biome-ignore lint/correctness/useExhaustiveDependencies: filled anew only when it opens, whatever is read meanwhile
  useEffect(() => {
    if (!opened) return;
    form.setInitialValues(serviceValues(service));
    form.reset();
    save.reset();
  }, [opened]);

  const submit = (values: ServiceValues) =>
    save.mutate(
      { service, body: toServiceInput(values) },
      {
        onSuccess: ({ title }) => {
          showToast({ title: service ? 'Service saved' : 'Service added', message: title, tone: 'success' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={service ? 'Edit service' : 'Add a service'}
      submitLabel={service ? 'Save changes' : 'Add service'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error && { title: FAILED, message: save.error.message }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <ServiceFields form={form} />
    </RecordDialog>
  );
}
