import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { z } from 'zod';
import {
  BounceInput,
  ConfirmInput,
  InitiateInput,
  type Release,
} from '#features/funds/releases/releases.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useBounceRelease, useConfirmRelease, useInitiateRelease } from './funds.api.ts';

type Move = 'initiate' | 'confirm' | 'bounce';

const WORDS: Record<Move, { title: string; submit: string; done: string; text: string; schema: z.ZodType }> =
  {
    initiate: {
      title: 'The bank has sent it',
      submit: 'Save UTR',
      done: 'UTR saved',
      text: 'Enter the reference that your bank gave the transfer. The NGO finds the money by it.',
      schema: InitiateInput,
    },
    confirm: {
      title: 'The money is there',
      submit: 'Confirm receipt',
      done: 'Receipt confirmed',
      text: 'Look at your bank statement first: from now on this money counts as received.',
      schema: ConfirmInput,
    },
    bounce: {
      title: 'The money did not arrive',
      submit: 'Mark as bounced',
      done: 'Marked as bounced',
      text: 'The request stays approved, and another payment can be prepared.',
      schema: BounceInput,
    },
  };

interface Values {
  utr: string;
  initiated_on: string;
  received_on: string;
  reason: string;
}

function bodyOf(move: Move, { utr, initiated_on, received_on, reason }: Values) {
  if (move === 'initiate') return { utr, initiated_on };
  return move === 'confirm' ? { received_on } : { reason };
}

interface ReleaseMoveDialogProps {
  collaborationId: string;
  release: Release;
  move: Move;
  opened: boolean;
  onClose: () => void;
}

/** Dialog for the steps of a payment that need a word: its UTR, its day, or why it bounced. Give it a new `key` at each opening. */
export default function ReleaseMoveDialog({
  collaborationId,
  release,
  move,
  opened,
  onClose,
}: ReleaseMoveDialogProps) {
  const calls = {
    initiate: useInitiateRelease(collaborationId, release.id),
    confirm: useConfirmRelease(collaborationId, release.id),
    bounce: useBounceRelease(collaborationId, release.id),
  };
  const call = calls[move];
  const { title, submit, done, text, schema } = WORDS[move];
  const today = dayInIndia(new Date());
  const form = useForm<Values>({
    initialValues: { utr: '', initiated_on: today, received_on: today, reason: '' },
    validate: (values) => inputErrors(schema, bodyOf(move, values)),
  });
  const handlers = {
    onSuccess: () => {
      showToast({ title: done, tone: 'success' });
      onClose();
    },
    onError: (error: Error) => {
      showFieldErrors(form, error);
    },
  };
  const save = ({ utr, initiated_on, received_on, reason }: Values) => {
    if (move === 'initiate') calls.initiate.mutate({ utr, initiated_on }, handlers);
    else if (move === 'confirm') calls.confirm.mutate({ received_on }, handlers);
    else calls.bounce.mutate(reason, handlers);
  };
  return (
    <RecordDialog
      opened={opened}
      title={`${title}: ${formatRupees(release.amount)}`}
      submitLabel={submit}
      destructive={move === 'bounce'}
      unsaved={form.isDirty() && !call.isSuccess}
      busy={call.isPending}
      failure={call.error ? { title: 'Payment not changed', error: call.error } : null}
      onSubmit={form.onSubmit(save, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <p>{text}</p>
      {move === 'initiate' && (
        <>
          <TextInput
            label="UTR"
            description="Reference number of the transfer, 6 to 30 letters and digits"
            withAsterisk
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            {...form.getInputProps('utr')}
          />
          <TextInput
            type="date"
            label="Sent on"
            withAsterisk
            max={today}
            {...form.getInputProps('initiated_on')}
          />
        </>
      )}
      {move === 'confirm' && (
        <TextInput
          type="date"
          label="Received on"
          withAsterisk
          max={today}
          {...form.getInputProps('received_on')}
        />
      )}
      {move === 'bounce' && (
        <Textarea
          label="Reason"
          description="Both sides read it"
          withAsterisk
          autoFocus
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps('reason')}
        />
      )}
    </RecordDialog>
  );
}
