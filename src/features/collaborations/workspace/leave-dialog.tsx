import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import {
  useHandOverLead,
  useLeaveCollaboration,
  useParticipants,
} from '#features/collaborations/participants/participants.api.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';

interface LeaveDialogProps {
  collaboration: Collaboration;
  opened: boolean;
  onClose: () => void;
  /** Called when the viewer no longer sees the collaboration. */
  onGone: () => void;
}

/** Asks before the own organisation leaves, and says what it loses. The lead chooses who leads then. */
export function LeaveDialog({ collaboration, opened, onClose, onGone }: LeaveDialogProps) {
  const { id, title, own_role, archived_at } = collaboration;
  const leave = useLeaveCollaboration(id);
  const handOver = useHandOverLead(id);
  const [successor, setSuccessor] = useState('');
  const [error, setError] = useState<string>();
  const handsOver = own_role === 'lead' && archived_at === null;
  const fail = (failure: Error) => {
    onClose();
    showToast({
      title: 'You have not left the collaboration',
      message: failureText(failure, 'Please try again.'),
      tone: 'error',
    });
  };
  const go = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        onGone();
        showToast({ title: 'You have left the collaboration', message: title, tone: 'success' });
      },
      onError: fail,
    });
  const submit = () => {
    if (!handsOver) return go();
    if (successor === '') return setError('Please select who leads then');
    handOver.mutate(successor, { onSuccess: go, onError: fail });
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Leave this collaboration?"
      confirmLabel={handsOver ? 'Hand over and leave' : 'Leave collaboration'}
      destructive
      busy={leave.isPending || handOver.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      <Stack gap="sm">
        <div>
          You will no longer see “{title}”, its milestones, files, comments and budget, and you can no longer
          rate your partners in it. Your name stays in the team as a record, and the other members keep the
          workspace. We will notify them by email. You cannot come back: a new request starts a new
          collaboration.
        </div>
        {handsOver && opened && (
          <Successor
            collaborationId={id}
            value={successor}
            error={error}
            onChange={(value) => {
              setSuccessor(value);
              setError(undefined);
            }}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

interface SuccessorProps {
  collaborationId: string;
  value: string;
  error: string | undefined;
  onChange: (participantId: string) => void;
}

function Successor({ collaborationId, value, error, onChange }: SuccessorProps) {
  const ownId = useSession().user?.id;
  const team = useParticipants(collaborationId).data ?? [];
  const others = team.filter(({ profile_id }) => profile_id !== null && profile_id !== ownId);
  return (
    <NativeSelect
      label="Organisation that leads then"
      description="Your organisation leads now. Hand the lead over before you leave."
      withAsterisk
      data={[
        { value: '', label: 'Select an organisation' },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
