import { NativeSelect, Textarea } from '@mantine/core';
import type { Incident } from '#features/support/status/status.contract.ts';
import { INCIDENT_STATE_LABELS } from '#features/support/status/status-words.rules.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useIncidentUpdateForm } from './incident.form.ts';
import { useAddIncidentUpdate } from './incidents.api.ts';
import { BODY_MAX, IncidentUpdateInput } from './incidents.contract.ts';

const STATES = Object.entries(INCIDENT_STATE_LABELS).map(([value, label]) => ({ value, label }));

interface IncidentUpdateDialogProps {
  incident: Incident;
  opened: boolean;
  onClose: () => void;
}

/** Says what is known now of an incident. Give it a new `key` each time it opens. */
export function IncidentUpdateDialog({ incident, opened, onClose }: IncidentUpdateDialogProps) {
  const add = useAddIncidentUpdate(incident.id);
  const form = useIncidentUpdateForm(incident);
  const submit = () =>
    add.mutate(IncidentUpdateInput.parse({ ...form.values, version: incident.version }), {
      onSuccess: ({ state }) => {
        const message = `The incident is now: ${INCIDENT_STATE_LABELS[state].toLowerCase()}.`;
        showToast({ title: 'Update added', message, tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  const isFirst = incident.is_automatic && incident.state !== 'resolved';
  return (
    <RecordDialog
      opened={opened}
      title={`Update: ${incident.title}`}
      submitLabel="Add update"
      unsaved={form.isDirty()}
      busy={add.isPending}
      failure={add.error && { title: 'Update not added', error: add.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      {isFirst && <p>From your first update on, the probes no longer close this incident.</p>}
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
