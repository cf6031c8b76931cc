import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { WorkspaceBudget } from '#features/collaborations/budget/workspace-budget.tsx';
import { CollaborationProgress } from '#features/collaborations/collaboration/collaboration-progress.tsx';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import { useUpdateCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import {
  COLLABORATION_STATUSES,
  type Collaboration,
  type CollaborationStatus,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import classes from './workspace-header.module.css';

interface WorkspaceHeaderProps {
  collaboration: Collaboration;
  /** True if the viewer may change it; false while it is archived. */
  canWrite: boolean;
  /** Actions on the whole collaboration. */
  menu: ReactNode;
}

/** Status, progress and agreed budget at the top of the workspace. */
export function WorkspaceHeader({ collaboration, canWrite, menu }: WorkspaceHeaderProps) {
  const ownId = useSession().user?.id;
  const { rights } = collaboration;
  const participants = useParticipants(collaboration.id).data;
  // Until it is known, nothing can be changed.
  const isShared = participants?.some(({ profile_id }) => profile_id !== null && profile_id !== ownId);
  return (
    <div className={classes.header}>
      <div className={classes.status}>
        <WorkspaceStatus collaboration={collaboration} canWrite={canWrite && rights.includes('settings')} />
      </div>
      <div className={classes.done}>
        <span className={classes.label}>Progress</span>
        <div className={classes.progress}>
          <CollaborationProgress percent={collaboration.progress_percentage} />
        </div>
      </div>
      <div className={classes.budget}>
        <WorkspaceBudget
          collaboration={collaboration}
          isShared={isShared ?? true}
          canWrite={canWrite && isShared !== undefined && rights.includes(isShared ? 'budget' : 'settings')}
        />
      </div>
      {menu && <div className={classes.menu}>{menu}</div>}
    </div>
  );
}

const STATUS_OPTIONS = COLLABORATION_STATUSES.map((value) => ({
  value,
  label: value[0]?.toUpperCase() + value.slice(1),
}));

function WorkspaceStatus({ collaboration, canWrite }: Omit<WorkspaceHeaderProps, 'menu'>) {
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
