import { lazy, Suspense } from 'react';
import { OpenProposal } from '#features/collaborations/budget/open-proposal.tsx';
import { ClosingNotes } from '#features/collaborations/closing-notes/closing-notes.tsx';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { ReadOnlyHint } from '#features/collaborations/collaboration/read-only-hint.tsx';
import { RightsHint } from '#features/collaborations/collaboration/rights-hint.tsx';
import { RatingPrompt } from '#features/collaborations/ratings/rating-prompt.tsx';
import { useSession } from '#platform/web/session.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';
import { WorkspacePartners } from './workspace-partners.tsx';
import { WorkspaceTabs } from './workspace-tabs.tsx';

/** Brings the reader of events, which the first picture does not need. */
const LiveWork = lazy(() => import('#features/collaborations/live/live-work.tsx'));

interface WorkspaceProps {
  collaboration: Collaboration;
  /** Key of the open tab. */
  tab: string;
  onTab: (key: string) => void;
  /** Called when the member no longer sees the collaboration, or it has left the list. */
  onGone: () => void;
}

/** The workspace that all participants of a collaboration share, on its page and in the dialog over the list. */
export function Workspace({ collaboration, tab, onTab, onGone }: WorkspaceProps) {
  const isConfirmed = useSession().user?.email_confirmed ?? false;
  const { id } = collaboration;
  const rights = new Set(isConfirmed ? collaboration.rights : []);
  const canWrite = isConfirmed && collaboration.archived_at === null;
  const canAct = (canWrite && rights.has('settings')) || rights.has('archive') || rights.has('leave');
  return (
    <>
      {!isConfirmed && <ReadOnlyHint />}
      <Suspense>
        <LiveWork key={id} collaboration={collaboration} />
      </Suspense>
      {isConfirmed && <RightsHint collaboration={collaboration} />}
      <ArchivedNotice collaboration={collaboration} canRestore={rights.has('archive')} />
      <WorkspacePartners collaborationId={id} />
      <WorkspaceHeader
        collaboration={collaboration}
        canWrite={canWrite}
        menu={canAct && <WorkspaceMenu collaboration={collaboration} onGone={onGone} />}
      />
      <OpenProposal collaborationId={id} canWrite={canWrite && rights.has('budget')} />
      {rights.has('ratings') && collaboration.status === 'completed' && <RatingPrompt collaborationId={id} />}
      {collaboration.status === 'completed' && (
        <ClosingNotes collaborationId={id} canWrite={canWrite && rights.has('ratings')} />
      )}
      <WorkspaceTabs
        tab={tab}
        onTab={onTab}
        collaboration={collaboration}
        canWrite={canWrite}
        isConfirmed={isConfirmed}
        onGone={onGone}
      />
    </>
  );
}
