import { WithdrawalDialog } from '#features/collaborations/withdrawals/withdrawal-dialog.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useRemoveMilestone } from './milestones.api.ts';
import type { Milestone } from './milestones.contract.ts';

interface MilestoneRemovalProps {
  collaborationId: string;
  milestone: Milestone;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for confirmation before it deletes a milestone. */
export function MilestoneRemoval(props: MilestoneRemovalProps) {
  const { collaborationId, milestone, opened, onRemoved, onClose } = props;
  const remove = useRemoveMilestone(collaborationId);
  const submit = (reason: string) =>
    remove.mutate(
      { milestoneId: milestone.id, reason },
      {
        onSuccess: onRemoved,
        onError: (error) =>
          showToast({
            title: 'Milestone not deleted',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
        onSettled: onClose,
      },
    );
  return (
    <WithdrawalDialog
      opened={opened}
      title="Delete this milestone?"
      confirmLabel="Delete milestone"
      busy={remove.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      This deletes “{milestone.title}” and the comments on it for all partners. It no longer counts towards
      the progress, and milestones that depend on it lose this dependency.
    </WithdrawalDialog>
  );
}
