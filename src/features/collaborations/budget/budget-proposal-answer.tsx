import { Alert, Stack, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { formatRupeesInWords } from '#platform/contract/money.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { inputErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useAnswerBudgetProposal } from './budget-proposals.api.ts';
import { type BudgetProposal, BudgetProposalAnswer, PROPOSAL_NOTE_MAX } from './budget-proposals.contract.ts';

export type PlannedProposalAnswer = 'agreed' | 'declined' | 'withdrawn';

const WORDS: Record<PlannedProposalAnswer, { title: string; text: string; button: string; done: string }> = {
  agreed: {
    title: 'Agree to this budget?',
    text: 'This becomes the budget of the collaboration. We will notify your partner by email.',
    button: 'Agree to budget',
    done: 'Budget agreed',
  },
  declined: {
    title: 'Decline this budget?',
    text: 'The budget stays as it is. We will send your reason to your partner by email.',
    button: 'Decline budget',
    done: 'Budget declined',
  },
  withdrawn: {
    title: 'Withdraw your proposal?',
    text: 'Your partner can no longer agree to it. You can propose another budget at any time.',
    button: 'Withdraw proposal',
    done: 'Proposal withdrawn',
  },
};

interface BudgetAnswerProps {
  collaborationId: string;
  proposal: BudgetProposal;
  /** The answer to confirm; stays while the dialog fades out. */
  answer: PlannedProposalAnswer;
  opened: boolean;
  onAnswered: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a budget is agreed, declined (with a reason) or withdrawn. */
export function BudgetAnswer(props: BudgetAnswerProps) {
  const { collaborationId, proposal, answer, opened, onAnswered, onClose } = props;
  const words = WORDS[answer];
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useAnswerBudgetProposal(collaborationId);
  const close = () => {
    send.reset();
    setReasonError(undefined);
    onClose();
  };
  const submit = () => {
    const body = { status: answer, ...(answer === 'declined' && { answer_note: reason }) };
    const error = inputErrors(BudgetProposalAnswer, body).answer_note;
    setReasonError(error);
    if (error) return field.current?.focus();
    send.mutate(
      { proposalId: proposal.id, body },
      {
        onSuccess: () => {
          showToast({ title: words.done, message: formatRupeesInWords(proposal.amount), tone: 'success' });
          setReason('');
          close();
          onAnswered();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={words.title}
      confirmLabel={words.button}
      destructive={answer !== 'agreed'}
      busy={send.isPending}
      onConfirm={submit}
      onClose={close}
    >
      <Stack>
        <div>
          <strong>{formatRupeesInWords(proposal.amount)}</strong>
          <br />
          {words.text}
        </div>
        {answer === 'declined' && (
          <Textarea
            ref={field}
            label="Reason"
            description={`Your partner sees it with your answer. ${reason.length}/${PROPOSAL_NOTE_MAX}`}
            withAsterisk
            data-autofocus
            autosize
            minRows={3}
            value={reason}
            error={reasonError}
            onChange={({ currentTarget: { value } }) => {
              setReason(value);
              setReasonError(undefined);
            }}
          />
        )}
        {send.error && (
          <Alert color="brick" role="alert" title="Your answer was not stored">
            {failureText(send.error, 'Please try again.')}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
