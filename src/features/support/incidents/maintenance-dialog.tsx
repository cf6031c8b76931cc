import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { Maintenance } from '#features/support/status/status.contract.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useSaveMaintenance } from './incidents.api.ts';
import { BODY_MAX, MaintenanceInput, TITLE_MAX } from './incidents.contract.ts';
import { fieldOf, maintenanceInput, useMaintenanceForm } from './maintenance.form.ts';
import { ServiceChoice } from './service-choice.tsx';

interface MaintenanceDialogProps {
  /** Null for a new one. */
  planned: Maintenance | null;
  opened: boolean;
  onClose: () => void;
}

/** Plans maintenance, or changes it. Give it a new `key` each time it opens. */
export function MaintenanceDialog({ planned, opened, onClose }: MaintenanceDialogProps) {
  const save = useSaveMaintenance(planned);
  const form = useMaintenanceForm(planned);
  const hasBegun = planned !== null && Date.parse(planned.starts_at) <= Date.now();
  const submit = () =>
    save.mutate(MaintenanceInput.parse(maintenanceInput(form.values)), {
      onSuccess: ({ title }) => {
        showToast({
          title: planned ? 'Maintenance changed' : 'Maintenance planned',
          message: title,
          tone: 'success',
        });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error, fieldOf),
    });
  return (
    <RecordDialog
      opened={opened}
      title={planned ? 'Change maintenance' : 'Plan maintenance'}
      submitLabel={planned ? 'Save' : 'Plan maintenance'}
      unsaved={form.isDirty()}
      busy={save.isPending}
      failure={save.error && { title: 'Maintenance not saved', error: save.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      {hasBegun && <p>It has begun: its start and its services stay as they are.</p>}
      <TextInput label="Title" maxLength={TITLE_MAX} withAsterisk {...form.getInputProps('title')} />
      <ServiceChoice disabled={hasBegun} {...form.getInputProps('services')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="date"
          label="First day"
          withAsterisk
          disabled={hasBegun}
          {...form.getInputProps('start_day')}
        />
        <TextInput
          type="time"
          label="Begins at (IST)"
          withAsterisk
          disabled={hasBegun}
          {...form.getInputProps('start_time')}
        />
        <TextInput type="date" label="Last day" withAsterisk {...form.getInputProps('end_day')} />
        <TextInput type="time" label="Ends at (IST)" withAsterisk {...form.getInputProps('end_time')} />
      </SimpleGrid>
      <Textarea
        label="Message"
        description="What members cannot do meanwhile. Everybody can read it."
        autosize
        minRows={2}
        maxLength={BODY_MAX}
        {...form.getInputProps('body')}
      />
    </RecordDialog>
  );
}
