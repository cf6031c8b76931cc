import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  FUND_REQUEST_NOTE_MAX,
  FundRequestInput,
} from '#features/funds/fund-requests/fund-requests.contract.ts';
import type { Grant, GrantTranche } from '#features/funds/grants/grants.contract.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useAskForFunds } from './funds.api.ts';

interface FundRequestDialogProps {
  collaborationId: string;
  grant: Grant;
  tranche: GrantTranche;
  opened: boolean;
  onClose: () => void;
}

/** Dialog with which the NGO asks for a tranche. Give it a new `key` at each opening. */
export default function FundRequestDialog(props: FundRequestDialogProps) {
  const { collaborationId, grant, tranche, opened, onClose } = props;
  const ask = useAskForFunds(collaborationId, grant.id);
  const left = tranche.amount - tranche.requested;
  const bodyOf = ({ amount, note }: { amount: string; note: string }) => ({
    tranche_ids: [tranche.id],
    amount: rupeesFromText(amount) ?? 0,
    note,
  });
  const form = useForm({
    initialValues: { amount: rupeesText(left), note: '' },
    validate: (values) => inputErrors(FundRequestInput, bodyOf(values)),
  });
  const submit = (values: typeof form.values) =>
    ask.mutate(bodyOf(values), {
      onSuccess: () => {
        showToast({ title: 'Request sent', message: `${grant.funder.name} is told.`, tone: 'success' });
        onClose();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title={`Ask for tranche ${tranche.number}`}
      submitLabel="Send request"
      unsaved={form.isDirty() && !ask.isSuccess}
      busy={ask.isPending}
      failure={ask.error ? { title: 'Request not sent', error: ask.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>
        {formatRupees(tranche.amount)} are planned in this tranche. Two persons of {grant.funder.name} look at
        the request before it is paid.
      </p>
      <MoneyField label="Amount" withAsterisk autoFocus {...form.getInputProps('amount')} />
      <Textarea
        label="Note"
        description="For example what the money is for, or where the last report is"
        autosize
        minRows={2}
        maxLength={FUND_REQUEST_NOTE_MAX}
        {...form.getInputProps('note')}
      />
    </RecordDialog>
  );
}
