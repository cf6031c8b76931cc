import { NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { nextStatuses } from '#features/collaborations/collaboration/collaboration-status.rules.ts';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import { useUpdateCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type {
  Collaboration,
  CollaborationStatus,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { StatusReasonDialog } from '#features/collaborations/collaboration/status-reason-dialog.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import classes from './workspace-header.module.css';

interface WorkspaceStatusProps {
  collaboration: Collaboration;
  canWrite: boolean;
}

const labelOf = (value: CollaborationStatus) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
});

/** The status of a collaboration, with the statuses to which the member may move it. */
export function WorkspaceStatus({ collaboration, canWrite }: WorkspaceStatusProps) {
  const update = useUpdateCollaboration(collaboration.id);
  const [cancelling, cancel] = useDisclosure();
  const [completing, complete] = useDisclosure();
  const { status, status_reason, own_role, progress_percentage } = collaboration;
  const next = canWrite ? nextStatuses(status, own_role) : [];
  const change = (to: CollaborationStatus) => {
    if (to === 'cancelled') return cancel.open();
    if (to === 'completed' && progress_percentage === 0) return complete.open();
    send(to);
  };
  const send = (to: CollaborationStatus) =>
    update.mutate(
      { status: to },
      {
        onError: (error) =>
          showToast({
            title: 'Status not changed',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <>
      {next.length === 0 ? (
        <>
          <span className={classes.label}>Status</span>
          <CollaborationStatusBadge status={status} />
        </>
      ) : (
        <NativeSelect
          label="Status"
          classNames={{ label: classes.label }}
          data={[status, ...next].map(labelOf)}
          value={status}
          onChange={(event) => change(event.currentTarget.value as CollaborationStatus)}
        />
      )}
      {status_reason && <p className={classes.reason}>Reason: “{status_reason}”</p>}
      <ConfirmDialog
        opened={completing}
        title="Complete it at 0 %?"
        confirmLabel="Complete"
        onConfirm={() => {
          complete.close();
          send('completed');
        }}
        onClose={complete.close}
      >
        No milestone is completed, and no progress is set. Partners will be asked for a closing note and
        ratings.
      </ConfirmDialog>
      <StatusReasonDialog collaboration={collaboration} opened={cancelling} onClose={cancel.close} />
    </>
  );
}
