import { NativeSelect } from '@mantine/core';
import { CollaborationProgress } from '#features/collaborations/collaboration/collaboration-progress.tsx';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import { useUpdateCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import {
  COLLABORATION_STATUSES,
  type Collaboration,
  type CollaborationStatus,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { WorkspaceBudget } from './workspace-budget.tsx';
import classes from './workspace-header.module.css';
import { WorkspaceMenu } from './workspace-menu.tsx';

interface WorkspaceHeaderProps {
  collaboration: Collaboration;
  canWrite: boolean;
  /** Called after the collaboration is deleted. */
  onRemoved: () => void;
}

/** Status, progress and agreed budget at the top of the workspace. */
export function WorkspaceHeader({ collaboration, canWrite, onRemoved }: WorkspaceHeaderProps) {
  const isOwner = useSession().user?.id === collaboration.created_by;
  return (
    <div className={classes.header}>
      <div className={classes.status}>
        <WorkspaceStatus collaboration={collaboration} canWrite={canWrite} />
      </div>
      <div className={classes.done}>
        <span className={classes.label}>Progress</span>
        <div className={classes.progress}>
          <CollaborationProgress percent={collaboration.progress_percentage} />
        </div>
      </div>
      <div className={classes.budget}>
        <WorkspaceBudget collaboration={collaboration} canWrite={canWrite} />
      </div>
      {canWrite && isOwner && (
        <div className={classes.menu}>
          <WorkspaceMenu collaboration={collaboration} onRemoved={onRemoved} />
        </div>
      )}
    </div>
  );
}

const STATUS_OPTIONS = COLLABORATION_STATUSES.map((value) => ({
  value,
  label: value[0]?.toUpperCase() + value.slice(1),
}));

function WorkspaceStatus({ collaboration, canWrite }: Omit<WorkspaceHeaderProps, 'onRemoved'>) {
  const update = useUpdateCollaboration(collaboration.id);
  if (!canWrite) {
    return (
      <>
        <span className={classes.label}>Status</span>
        <CollaborationStatusBadge status={collaboration.status} />
      </>
    );
  }
  const change = (status: CollaborationStatus) =>
    update.mutate(
      { status },
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
    <NativeSelect
      label="Status"
      classNames={{ label: classes.label }}
      data={STATUS_OPTIONS}
      value={collaboration.status}
      onChange={(event) => change(event.currentTarget.value as CollaborationStatus)}
    />
  );
}
