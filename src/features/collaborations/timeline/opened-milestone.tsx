import type { ComponentProps } from 'react';
import { useCommentCounts } from '#features/collaborations/comments/comments.api.ts';
import { MilestoneItem } from '#features/collaborations/milestones/milestone-item.tsx';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import classes from './workspace-timeline.module.css';

interface OpenedMilestoneProps {
  /** Undefined once somebody has deleted it. */
  milestone: Milestone | undefined;
  item: Omit<ComponentProps<typeof MilestoneItem>, 'milestone' | 'comments'>;
  opened: boolean;
  onClose: () => void;
}

/** A milestone of the picture as the list shows it, in a dialog. */
export function OpenedMilestone({ milestone, item, opened, onClose }: OpenedMilestoneProps) {
  const comments = useCommentCounts(item.collaborationId, milestone ? [milestone.id] : []);
  return (
    <WideDialog opened={opened} onClose={onClose} title="Milestone" size="46rem">
      {milestone ? (
        <ol className={classes.timeline}>
          <MilestoneItem milestone={milestone} comments={comments.get(milestone.id)} {...item} />
        </ol>
      ) : (
        <p>This milestone was deleted.</p>
      )}
    </WideDialog>
  );
}
