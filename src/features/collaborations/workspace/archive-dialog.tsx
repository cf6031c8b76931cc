import { useArchiveCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';

interface ArchiveDialogProps {
  collaboration: Collaboration;
  opened: boolean;
  onClose: () => void;
  /** Called when the collaboration has left the list. */
  onGone: () => void;
}

/** Asks before a collaboration is archived for all. */
export function ArchiveDialog({ collaboration, opened, onClose, onGone }: ArchiveDialogProps) {
  const archive = useArchiveCollaboration(collaboration.id);
  const submit = () =>
    archive.mutate(true, {
      onSuccess: () => {
        onGone();
        showToast({ title: 'Collaboration archived', message: collaboration.title, tone: 'success' });
      },
      onError: (error) =>
        showToast({
          title: 'Collaboration not archived',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Archive this collaboration?"
      confirmLabel="Archive collaboration"
      busy={archive.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      “{collaboration.title}” leaves the list of every participant and becomes read-only. All of you find it
      under Archived and can restore it. We will notify the other members by email.
    </ConfirmDialog>
  );
}
