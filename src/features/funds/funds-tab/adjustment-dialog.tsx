import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  ADJUSTMENT_NOTE_MAX,
  InterestInput,
  REALLOCATION_PERCENT,
  ReallocationInput,
  RefundInput,
} from '#features/funds/adjustments/adjustments.contract.ts';
import type { Grant } from '#features/funds/grants/grants.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { rupeesFromText } from '#platform/contract/money-reading.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useCreateInterest, useCreateReallocation, useCreateRefund } from './funds.api.ts';
import type { AdjustmentKind } from './ledger-actions.tsx';

const WORDS: Record<AdjustmentKind, { title: string; submit: string; done: string; text: string }> = {
  interest: {
    title: 'Interest on the money',
    submit: 'Enter interest',
    done: 'Interest entered',
    text: 'Interest that the bank pays belongs to the project, not to the company’s income.',
  },
  refund: {
    title: 'Money paid back',
    submit: 'Enter refund',
    done: 'Refund entered',
    text: 'Pay it back from your bank first. It counts once the company confirms that it is there.',
  },
  reallocation: {
    title: 'Move budget between heads',
    submit: 'Move budget',
    done: 'Move entered',
    text: `More than ${REALLOCATION_PERCENT} % of a head waits for the company.`,
  },
};

interface Values {
  from_head_id: string;
  to_head_id: string;
  amount: string;
  earned_on: string;
  refunded_on: string;
  utr: string;
  note: string;
  reason: string;
}

const amountOf = ({ amount }: Values) => rupeesFromText(amount) ?? 0;
const interestOf = (values: Values) => ({
  amount: amountOf(values),
  earned_on: values.earned_on,
  note: values.note,
});
const refundOf = (values: Values) => ({
  amount: amountOf(values),
  refunded_on: values.refunded_on,
  utr: values.utr.trim() || null,
  note: values.note,
});
const reallocationOf = (values: Values) => ({
  from_head_id: values.from_head_id,
  to_head_id: values.to_head_id,
  amount: amountOf(values),
  reason: values.reason,
});

interface AdjustmentDialogProps {
  collaborationId: string;
  grant: Grant;
  kind: AdjustmentKind;
  opened: boolean;
  onClose: () => void;
}

/** Dialog for interest, a refund or a move between heads. Give it a new `key` at each opening. */
export default function AdjustmentDialog({
  collaborationId,
  grant,
  kind,
  opened,
  onClose,
}: AdjustmentDialogProps) {
  const calls = {
    interest: useCreateInterest(collaborationId, grant.id),
    refund: useCreateRefund(collaborationId, grant.id),
    reallocation: useCreateReallocation(collaborationId, grant.id),
  };
  const call = calls[kind];
  const today = dayInIndia(new Date());
  const form = useForm<Values>({
    initialValues: {
      from_head_id: grant.heads[0]?.id ?? '',
      to_head_id: grant.heads[1]?.id ?? '',
      amount: '',
      earned_on: today,
      refunded_on: today,
      utr: '',
      note: '',
      reason: '',
    },
    validate: (values) => {
      if (kind === 'interest') return inputErrors(InterestInput, interestOf(values));
      if (kind === 'refund') return inputErrors(RefundInput, refundOf(values));
      return inputErrors(ReallocationInput, reallocationOf(values));
    },
  });
  const handlers = {
    onSuccess: () => {
      showToast({ title: WORDS[kind].done, tone: 'success' });
      onClose();
    },
    onError: (error: Error) => {
      showFieldErrors(form, error);
    },
  };
  const submit = (values: Values) => {
    if (kind === 'interest') calls.interest.mutate(interestOf(values), handlers);
    else if (kind === 'refund') calls.refund.mutate(refundOf(values), handlers);
    else calls.reallocation.mutate(reallocationOf(values), handlers);
  };
  const heads = grant.heads.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RecordDialog
      opened={opened}
      title={WORDS[kind].title}
      submitLabel={WORDS[kind].submit}
      unsaved={form.isDirty() && !call.isSuccess}
      busy={call.isPending}
      failure={call.error ? { title: 'Not saved', error: call.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>{WORDS[kind].text}</p>
      {kind === 'reallocation' && (
        <>
          <NativeSelect label="From" withAsterisk data={heads} {...form.getInputProps('from_head_id')} />
          <NativeSelect label="To" withAsterisk data={heads} {...form.getInputProps('to_head_id')} />
        </>
      )}
      <MoneyField label="Amount" withAsterisk {...form.getInputProps('amount')} />
      {kind === 'interest' && (
        <TextInput
          type="date"
          label="Earned on"
          withAsterisk
          max={today}
          {...form.getInputProps('earned_on')}
        />
      )}
      {kind === 'refund' && (
        <>
          <TextInput
            type="date"
            label="Paid back on"
            withAsterisk
            max={today}
            {...form.getInputProps('refunded_on')}
          />
          <TextInput label="UTR" autoComplete="off" {...form.getInputProps('utr')} />
        </>
      )}
      <Textarea
        label={kind === 'reallocation' ? 'Reason' : 'Note'}
        autosize
        minRows={2}
        maxLength={ADJUSTMENT_NOTE_MAX}
        {...form.getInputProps(kind === 'reallocation' ? 'reason' : 'note')}
      />
    </RecordDialog>
  );
}
