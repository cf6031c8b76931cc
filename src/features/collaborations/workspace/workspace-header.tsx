import type { ReactNode } from 'react';
import { WorkspaceBudget } from '#features/collaborations/budget/workspace-budget.tsx';
import { CollaborationProgress } from '#features/collaborations/collaboration/collaboration-progress.tsx';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { useSession } from '#platform/web/session.tsx';
import classes from './workspace-header.module.css';
import { WorkspaceStatus } from './workspace-status.tsx';

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
        {collaboration.progress_reason !== null && (
          <p className={classes.reason}>Set by hand: “{collaboration.progress_reason}”</p>
        )}
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
