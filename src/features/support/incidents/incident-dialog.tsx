import { NativeSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { INCIDENT_STATE_LABELS } from '#features/support/status/status-words.rules.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useIncidentForm } from './incident.form.ts';
import { useCreateIncident } from './incidents.api.ts';
import { BODY_MAX, IncidentInput, TITLE_MAX } from './incidents.contract.ts';
import { ServiceChoice } from './service-choice.tsx';

const { resolved: _, ...OPEN_STATES } = INCIDENT_STATE_LABELS;
const STATES = Object.entries(OPEN_STATES).map(([value, label]) => ({ value, label }));

interface IncidentDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Opens an incident that began now. Give it a new `key` each time it opens. */
export function IncidentDialog({ opened, onClose }: IncidentDialogProps) {
  const create = useCreateIncident();
  const form = useIncidentForm();
  const submit = () =>
    create.mutate(IncidentInput.parse(form.values), {
      onSuccess: ({ title }) => {
        showToast({ title: 'Incident opened', message: title, tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title="Open an incident"
      submitLabel="Open incident"
      unsaved={form.isDirty()}
      busy={create.isPending}
      failure={create.error && { title: 'Incident not opened', error: create.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        description="What members notice, in a few words"
        maxLength={TITLE_MAX}
        withAsterisk
        {...form.getInputProps('title')}
      />
      <ServiceChoice {...form.getInputProps('services')} />
      <Radio.Group label="What members notice" {...form.getInputProps('impact')}>
        <Stack gap="xs" mt="xs">
          <Radio value="outage" label="It does not work" />
          <Radio value="degraded" label="It is slow or delayed" />
        </Stack>
      </Radio.Group>
      <NativeSelect label="State" data={STATES} {...form.getInputProps('state')} />
      <Textarea
        label="Message"
        description="Everybody can read it, here and in the feed."
        withAsterisk
        autosize
        minRows={3}
        maxLength={BODY_MAX}
        {...form.getInputProps('body')}
      />
    </RecordDialog>
  );
}
