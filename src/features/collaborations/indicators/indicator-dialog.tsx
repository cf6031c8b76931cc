import { NativeSelect, NumberInput, Radio, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { DECIMAL_FIELD } from '#platform/web/fields/number-field.ts';
import { WordsInput } from '#platform/web/fields/words-input.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import {
  decimalText,
  INDICATOR_SCHEMA,
  type IndicatorValues,
  indicatorValues,
  toIndicatorInput,
} from './indicator.form.ts';
import { useSaveIndicator } from './indicators.api.ts';
import {
  GROUPS_MAX,
  INDICATOR_NAME_MAX,
  INDICATOR_TEXT_MAX,
  type Indicator,
  UNIT_MAX,
} from './indicators.contract.ts';

const GOALS = [
  { value: '', label: 'No goal' },
  ...SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1}. ${goal}` })),
];
const WAYS = [
  { value: 'increase', label: 'More is better' },
  { value: 'decrease', label: 'Less is better' },
];

interface IndicatorDialogProps {
  collaborationId: string;
  /** The indicator to change; null adds one. */
  indicator: Indicator | null;
  /** ISO day. */
  today: string;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that adds or changes an indicator. Give it a new `key` at each opening. */
export default function IndicatorDialog(props: IndicatorDialogProps) {
  const { collaborationId, indicator, today, opened, onClose } = props;
  const save = useSaveIndicator(collaborationId);
  const form = useForm<IndicatorValues>({
    initialValues: indicatorValues(indicator, today),
    validate: (values) => inputErrors(INDICATOR_SCHEMA, toIndicatorInput(values)),
  });
  const submit = (values: IndicatorValues) =>
    save.mutate(
      { indicatorId: indicator?.id, body: toIndicatorInput(values) },
      {
        onSuccess: () => {
          showToast({ title: indicator ? 'Indicator saved' : 'Indicator added', tone: 'success' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  const number = (field: 'baseline_value' | 'target_value') => ({
    ...DECIMAL_FIELD,
    ...form.getInputProps(field),
    onChange: (value: number | string) => form.setFieldValue(field, decimalText(value)),
  });
  return (
    <RecordDialog
      opened={opened}
      title={indicator ? 'Edit indicator' : 'New indicator'}
      submitLabel={indicator ? 'Save indicator' : 'Add indicator'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error ? { title: 'Indicator not saved', error: save.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="What should change, for example “Girls in class 8”"
        withAsterisk
        autoFocus
        maxLength={INDICATOR_NAME_MAX}
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Unit"
        description="What is counted: girls, litres a day, %"
        withAsterisk
        maxLength={UNIT_MAX}
        {...form.getInputProps('unit')}
      />
      <Textarea
        label="What it measures and how"
        autosize
        minRows={2}
        maxLength={INDICATOR_TEXT_MAX}
        {...form.getInputProps('description')}
      />
      <NativeSelect label="Sustainable Development Goal" data={GOALS} {...form.getInputProps('sdg_goal')} />
      <NativeSelect label="Which way is better" data={WAYS} {...form.getInputProps('direction')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberInput label="Baseline" withAsterisk {...number('baseline_value')} />
        <TextInput type="date" label="Baseline day" withAsterisk {...form.getInputProps('baseline_date')} />
        <NumberInput label="Target" withAsterisk {...number('target_value')} />
        <TextInput type="date" label="Target day" withAsterisk {...form.getInputProps('target_date')} />
      </SimpleGrid>
      <WordsInput
        label="Groups"
        description="Counted apart, such as Women and Men. Type one and press Enter"
        clearLabel="Clear the groups"
        maxTags={GROUPS_MAX}
        {...form.getInputProps('groups')}
      />
      {form.values.groups.length > 0 && (
        <Radio.Group label="Total" {...form.getInputProps('total_from')}>
          <Stack gap="xs" mt={6}>
            <Radio value="readings" label="Is read beside the groups" />
            <Radio value="groups" label="Is the sum of all groups" />
          </Stack>
        </Radio.Group>
      )}
    </RecordDialog>
  );
}
