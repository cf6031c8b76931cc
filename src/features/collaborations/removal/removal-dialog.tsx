import { Skeleton, Stack } from '@mantine/core';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { useRemoval, useRemoveCollaboration } from './removal.api.ts';
import { type Removal, UNDO_SECONDS } from './removal.contract.ts';
import { NO_PERMISSION } from './removal-words.rules.ts';

interface RemovalDialogProps {
  collaboration: Collaboration;
  opened: boolean;
  onClose: () => void;
  /** Called when the collaboration is deleted. */
  onGone: () => void;
}

/** Asks before a collaboration is deleted, and says what goes with it. "Undo" brings it back for ten seconds. */
export function RemovalDialog({ collaboration, opened, onClose, onGone }: RemovalDialogProps) {
  const remove = useRemoveCollaboration(collaboration);
  const submit = () =>
    remove.mutate(undefined, {
      onSuccess: onGone,
      onError: (error) => {
        onClose();
        const isForbidden = error instanceof CallFailure && error.code === 'COLLABORATION_ROLE_FORBIDS';
        showToast({
          title: 'Delete failed',
          message: isForbidden ? NO_PERMISSION : failureText(error, 'Please try again.'),
          tone: 'error',
        });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete this collaboration?"
      confirmLabel="Delete collaboration"
      destructive
      busy={remove.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      <Stack gap="xs">
        <div>This deletes “{collaboration.title}” for all participants, with everything in it.</div>
        {opened && <Contents id={collaboration.id} />}
        <div>
          You can undo it for {UNDO_SECONDS} seconds. After that it is gone for good, and we notify the other
          members by email.
        </div>
      </Stack>
    </ConfirmDialog>
  );
}

function Contents({ id }: { id: string }) {
  const { data, isPending } = useRemoval(id);
  if (isPending) return <Skeleton height={24} width="60%" />;
  return data ? <div>{contentsText(data)}</div> : null;
}

function contentsText({ participants, milestones, files, comments, budget_proposals }: Removal): string {
  const parts: [number, string, string][] = [
    [participants, 'participant', 'participants'],
    [milestones, 'milestone', 'milestones'],
    [files, 'file', 'files'],
    [comments, 'comment', 'comments'],
    [budget_proposals, 'budget proposal', 'budget proposals'],
  ];
  return `It has ${parts.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`).join(', ')}.`;
}
