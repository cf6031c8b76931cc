import { Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useUpdateCollaboration } from './collaborations.api.ts';
import { type Collaboration, REASON_MAX } from './collaborations.contract.ts';

interface StatusReasonDialogProps {
  collaboration: Collaboration;
  opened: boolean;
  onClose: () => void;
}

/** Asks why a collaboration is cancelled, and cancels it. After a failure it keeps what was typed. */
export function StatusReasonDialog({ collaboration, opened, onClose }: StatusReasonDialogProps) {
  const update = useUpdateCollaboration(collaboration.id);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    if (reason.trim() === '') return setError('Please say why');
    setError(undefined);
    update.mutate(
      { status: 'cancelled', status_reason: reason },
      {
        onSuccess: () => {
          setReason('');
          onClose();
          showToast({ title: 'Collaboration cancelled', message: collaboration.title, tone: 'success' });
        },
        onError: (failure) => setError(failureText(failure, 'It was not cancelled. Please try again.')),
      },
    );
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Cancel this collaboration?"
      confirmLabel="Cancel collaboration"
      cancelLabel="Keep it"
      destructive
      busy={update.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      <Stack gap="sm">
        <div>
          All participants can still read “{collaboration.title}” and see your reason. It no longer counts in
          your figures. You can plan it again later.
        </div>
        <Textarea
          label="Reason"
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          maxLength={REASON_MAX}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
