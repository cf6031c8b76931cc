import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { RESTORABLE_DAYS, WITHDRAWAL_REASON_MAX } from './withdrawals.contract.ts';

interface WithdrawalDialogProps {
  opened: boolean;
  title: string;
  confirmLabel: string;
  busy: boolean;
  /** @param reason as typed; empty for none. */
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** Says what will be gone. */
  children: ReactNode;
}

/** Asks before something is deleted that partners can restore, and why. */
export function WithdrawalDialog({ onConfirm, onClose, children, ...props }: WithdrawalDialogProps) {
  const [reason, setReason] = useState('');
  const close = () => {
    setReason('');
    onClose();
  };
  return (
    <ConfirmDialog {...props} destructive onConfirm={() => onConfirm(reason)} onClose={close}>
      {children} For {RESTORABLE_DAYS} days each of you can restore it in the tab Settings.
      <Textarea
        label="Reason (optional)"
        description="The partners can read it."
        mt="sm"
        maxLength={WITHDRAWAL_REASON_MAX}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
