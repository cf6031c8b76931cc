import { Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { formatRupees } from '#platform/contract/money.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import {
  AMOUNT_LABEL,
  type ProposalValues,
  proposalErrors,
  toProposalInput,
} from './budget-proposal.form.ts';
import { useProposeBudget } from './budget-proposals.api.ts';
import { type BudgetProposal, PROPOSAL_NOTE_MAX } from './budget-proposals.contract.ts';

const EMPTY: ProposalValues = { amount: '', note: '' };

interface BudgetProposalDialogProps {
  collaborationId: string;
  /** The proposal of the other side that this one answers; undefined for a first one. */
  answered: BudgetProposal | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Proposes a budget to the partner, or another one than the partner's. */
export function BudgetProposalDialog({
  collaborationId,
  answered,
  opened,
  onClose,
}: BudgetProposalDialogProps) {
  const propose = useProposeBudget(collaborationId);
  const form = useForm<ProposalValues>({ initialValues: EMPTY, validate: proposalErrors });
  const close = () => {
    form.reset();
    propose.reset();
    onClose();
  };
  const submit = (values: ProposalValues) =>
    propose.mutate(toProposalInput(values, answered?.id), {
      onSuccess: ({ amount }) => {
        showToast({ title: 'Budget proposed', message: formatRupees(amount), tone: 'success' });
        close();
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <RecordDialog
      opened={opened}
      title={answered ? 'Propose another budget' : 'Propose a budget'}
      submitLabel="Send proposal"
      unsaved={form.isDirty() && !propose.isSuccess}
      busy={propose.isPending}
      failure={propose.error && { title: 'Budget not proposed', error: propose.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={close}
    >
      <Stack gap="md">
        <div>
          {answered
            ? `This answers the proposal of ${formatRupees(answered.amount)}. Your amount counts once your partner agrees.`
            : 'It counts once your partner agrees. We will notify your partner by email.'}
        </div>
        <MoneyField
          label={AMOUNT_LABEL}
          description="In rupees"
          hint="For example 35 lakh, 2.4 Cr or 35,00,000"
          withAsterisk
          data-autofocus
          {...form.getInputProps('amount')}
        />
        <Textarea
          label="Note (optional)"
          description={`What it covers, and when it is paid. ${form.values.note.trim().length}/${PROPOSAL_NOTE_MAX}`}
          autosize
          minRows={2}
          {...form.getInputProps('note')}
        />
      </Stack>
    </RecordDialog>
  );
}
