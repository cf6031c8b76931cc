import { useEffect } from 'react';
import type { Service } from '#features/profiles/services.contract.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { changedInput, useRecordBase } from '../record.form.ts';
import {
  SERVICE_FIELD_LABELS,
  SERVICE_FORM,
  type ServiceValues,
  serviceValues,
  shownServiceValue,
  toServiceInput,
  useServiceForm,
} from '../service.form.ts';
import { readLatestService, useSaveService } from '../services.api.ts';
import { RecordConflict } from './record-conflict.tsx';
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
  const record = useRecordBase(form, SERVICE_FORM, readLatestService);

  // biome-ignore lint/correctness/useExhaustiveDependencies: filled anew only when it opens, whatever is read meanwhile
  useEffect(() => {
    if (!opened) return;
    record.start(service);
    save.reset();
  }, [opened]);

  const submit = (values: ServiceValues, over = record.base) => {
    const changes = over && changedInput(SERVICE_FORM, values, over);
    if (changes && Object.keys(changes).length === 0) return onClose();
    const body = changes
      ? { id: over.id, body: { ...changes, version: over.version } }
      : { body: toServiceInput(values) };
    return save.mutate(body, {
      onSuccess: ({ title }) => {
        showToast({ title: over ? 'Service saved' : 'Service added', message: title, tone: 'success' });
        onClose();
      },
      onError: async (error) => {
        if (!(await record.noteConflict(error))) showFieldErrors(form, error);
      },
    });
  };
  const { conflict } = record;
  return (
    <RecordDialog
      opened={opened}
      title={service ? 'Edit service' : 'Add a service'}
      submitLabel={service ? 'Save changes' : 'Add service'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error && { title: FAILED, message: save.error.message }}
      conflict={
        conflict && (
          <RecordConflict
            fields={conflict.fields}
            labels={SERVICE_FIELD_LABELS}
            theirs={(field) => shownServiceValue(field, serviceValues(conflict.latest))}
            mine={(field) => shownServiceValue(field, form.values)}
            onChoose={(theirs) => {
              const settled = record.settle(theirs);
              if (settled) submit(settled.values, settled.over);
            }}
            onBack={record.forgetConflict}
          />
        )
      }
      onSubmit={form.onSubmit(
        (values) => submit(values),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <ServiceFields form={form} />
    </RecordDialog>
  );
}
