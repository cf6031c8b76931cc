import { NativeSelect, NumberInput, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FilesField } from '#features/collaborations/files/files-field.tsx';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { DECIMAL_FIELD } from '#platform/web/fields/number-field.ts';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import {
  decimalText,
  READING_SCHEMA,
  type ReadingValues,
  readingValues,
  toReadingInput,
} from './indicator.form.ts';
import { useSaveReading } from './indicators.api.ts';
import type { Indicator } from './indicators.contract.ts';
import { EVIDENCE_MAX, READING_NOTE_MAX, type Reading } from './readings.contract.ts';

interface ReadingDialogProps {
  collaborationId: string;
  indicator: Indicator;
  /** The reading to change; null adds one. */
  reading: Reading | null;
  /** ISO day. */
  today: string;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that adds or changes a reading of an indicator. Give it a new `key` at each opening. */
export default function ReadingDialog(props: ReadingDialogProps) {
  const { collaborationId, indicator, reading, today, opened, onClose } = props;
  const save = useSaveReading(collaborationId, indicator.id);
  const form = useForm<ReadingValues>({
    initialValues: readingValues(reading, today),
    validate: (values) => inputErrors(READING_SCHEMA, toReadingInput(values)),
  });
  const submit = (values: ReadingValues) =>
    save.mutate(
      { readingId: reading?.id, body: toReadingInput(values) },
      {
        onSuccess: () => {
          showToast({ title: reading ? 'Reading saved' : 'Reading added', tone: 'success' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  const groups = indicator.groups.map(({ name }) => name);
  const whole = indicator.total_from === 'groups' ? 'Select a group' : 'Total';
  return (
    <RecordDialog
      opened={opened}
      title={`${reading ? 'Edit reading' : 'New reading'}: ${indicator.name}`}
      submitLabel={reading ? 'Save reading' : 'Add reading'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error ? { title: 'Reading not saved', error: save.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput
          label={`Value in ${indicator.unit}`}
          withAsterisk
          data-autofocus
          {...DECIMAL_FIELD}
          {...form.getInputProps('value')}
          onChange={(value) => form.setFieldValue('value', decimalText(value))}
        />
        <TextInput type="date" label="Day" max={today} withAsterisk {...form.getInputProps('reading_date')} />
      </SimpleGrid>
      {groups.length > 0 && (
        <NativeSelect
          label="Group"
          data={[{ value: '', label: whole }, ...groups.map((name) => ({ value: name, label: name }))]}
          {...form.getInputProps('group')}
        />
      )}
      <Textarea
        label="Note"
        autosize
        minRows={2}
        maxLength={READING_NOTE_MAX}
        {...form.getInputProps('note')}
      />
      <FilesField
        collaborationId={collaborationId}
        label="Evidence"
        max={EVIDENCE_MAX}
        known={reading?.evidence ?? []}
        value={form.values.file_ids}
        error={form.errors.file_ids}
        onChange={(ids) => form.setFieldValue('file_ids', ids)}
      />
    </RecordDialog>
  );
}
