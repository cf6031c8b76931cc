import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Grant } from '#features/funds/grants/grants.contract.ts';
import { UtilisationInput } from '#features/funds/utilisations/utilisations.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useCreateUtilisation } from './funds.api.ts';
import { quartersOf } from './quarters.rules.ts';

interface UtilisationDialogProps {
  collaborationId: string;
  grant: Grant;
  /** Last day of the newest statement; null if this is the first. */
  after: string | null;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that makes a statement of a quarter, or of other days, from the expenses. Give it a new `key` at each opening. */
export default function UtilisationDialog({
  collaborationId,
  grant,
  after,
  opened,
  onClose,
}: UtilisationDialogProps) {
  const create = useCreateUtilisation(collaborationId, grant.id);
  const today = dayInIndia(new Date());
  const firstYear = grant.years.map(({ financial_year }) => financial_year).toSorted()[0];
  const quarters = quartersOf(firstYear ? `${firstYear.slice(0, 4)}-04-01` : today, today).filter(
    ({ from }) => from <= today,
  );
  const next = quarters.find(({ from }) => after === null || from > after) ?? quarters.at(-1);
  const form = useForm({
    initialValues: { from: next?.from ?? '', to: next?.to ?? '' },
    validate: (values) => inputErrors(UtilisationInput, values),
  });
  const chosen = quarters.find(({ from, to }) => from === form.values.from && to === form.values.to);
  const submit = (values: typeof form.values) =>
    create.mutate(values, {
      onSuccess: () => {
        showToast({ title: 'Statement drafted', message: 'Look at it, then send it.', tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title="New utilisation statement"
      submitLabel="Draft statement"
      unsaved={form.isDirty() && !create.isSuccess}
      busy={create.isPending}
      failure={create.error ? { title: 'Statement not drafted', error: create.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <NativeSelect
        label="Quarter"
        autoFocus
        data={[
          { value: '', label: 'Other days' },
          ...quarters.map(({ from, label }) => ({ value: from, label })),
        ]}
        value={chosen?.from ?? ''}
        onChange={(event) => {
          const quarter = quarters.find(({ from }) => from === event.currentTarget.value);
          if (quarter) form.setValues({ from: quarter.from, to: quarter.to });
        }}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput type="date" label="First day" withAsterisk {...form.getInputProps('from')} />
        <TextInput type="date" label="Last day" withAsterisk {...form.getInputProps('to')} />
      </SimpleGrid>
    </RecordDialog>
  );
}
