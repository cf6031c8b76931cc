import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { BILL_FILE, type Expense } from '#features/funds/expenses/expenses.contract.ts';
import type { Grant } from '#features/funds/grants/grants.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useResumableUpload } from '#platform/web/uploads/resumable-upload.ts';
import { UploadField } from '#platform/web/uploads/upload-field.tsx';
import { type ExpenseValues, expenseErrors, expenseValues, toExpenseInput } from './expense.form.ts';
import { useSaveExpense } from './funds.api.ts';

interface ExpenseDialogProps {
  collaborationId: string;
  grant: Grant;
  /** The expense to change; null enters one. */
  expense: Expense | null;
  /** Head of a new expense: that of the last one. */
  headId: string;
  opened: boolean;
  onClose: () => void;
}

/** Dialog that enters what was paid, with its bill, which is sent while the rest is typed. Give it a new `key` at each opening. */
export default function ExpenseDialog({
  collaborationId,
  grant,
  expense,
  headId,
  opened,
  onClose,
}: ExpenseDialogProps) {
  const upload = useResumableUpload();
  const save = useSaveExpense(collaborationId, grant.id);
  const today = dayInIndia(new Date());
  const form = useForm<ExpenseValues>({
    initialValues: expenseValues(expense, today, headId),
    validate: (values) => ({
      ...(values.bill && { bill: chosenFileError(values.bill, BILL_FILE) }),
      ...expenseErrors(values),
    }),
  });
  const submit = (values: ExpenseValues) =>
    save.mutate(
      {
        expenseId: expense?.id,
        bill: values.bill ? upload.finished : undefined,
        body: toExpenseInput(values),
      },
      {
        onSuccess: () => {
          showToast({ title: expense ? 'Expense saved' : 'Expense added', tone: 'success' });
          onClose();
        },
        onError: (error) => showFieldErrors(form, error, (name) => (name === 'bill_file_id' ? 'bill' : name)),
      },
    );
  const close = () => {
    // What has arrived of it would only wait for the sweep.
    if (!save.isSuccess) upload.cancel();
    onClose();
  };
  const looksCharged =
    save.error instanceof CallFailure &&
    save.error.code === 'BILL_CHARGED_ELSEWHERE' &&
    save.error.details?.is_likely === true;
  const heads = grant.heads.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RecordDialog
      opened={opened}
      title={expense ? 'Edit expense' : 'New expense'}
      submitLabel={expense ? 'Save expense' : 'Add expense'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={
        save.error && save.error.name !== 'AbortError'
          ? { title: 'Expense not saved', error: save.error }
          : null
      }
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={close}
    >
      <UploadField
        rule={BILL_FILE}
        file={form.values.bill}
        error={form.errors.bill as string | undefined}
        current={expense?.bill?.name}
        upload={upload}
        onChange={(chosen) => {
          form.setFieldValue('bill', chosen);
          form.clearFieldError('bill');
          save.reset();
        }}
      />
      <MoneyField
        label="Amount"
        description="Of the whole bill, in whole rupees"
        withAsterisk
        {...form.getInputProps('amount')}
      />
      <TextInput
        label="Payee"
        description="Who was paid"
        withAsterisk
        maxLength={160}
        dir="auto"
        {...form.getInputProps('payee')}
      />
      <TextInput type="date" label="Paid on" withAsterisk max={today} {...form.getInputProps('spent_on')} />
      <NativeSelect label="Head" withAsterisk data={heads} {...form.getInputProps('head_id')} />
      <TextInput
        label="Share of the bill, %"
        description="Less than 100 if another funder pays a part of it"
        inputMode="decimal"
        {...form.getInputProps('share_percent')}
      />
      {(looksCharged || form.values.other_bill_reason !== '') && (
        <TextInput
          label="Why it is another bill"
          description="The company reads this"
          maxLength={500}
          {...form.getInputProps('other_bill_reason')}
        />
      )}
    </RecordDialog>
  );
}
