import { OpenProposal } from '#features/collaborations/budget/open-proposal.tsx';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { ReadOnlyHint } from '#features/collaborations/collaboration/read-only-hint.tsx';
import { RatingPrompt } from '#features/collaborations/ratings/rating-prompt.tsx';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { useSession } from '#platform/web/session.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';
import { WorkspaceTabs } from './workspace-tabs.tsx';

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
  const may = useMayCall();
  const canWrite = isConfirmed && collaboration.archived_at === null;
  const canAct = (canWrite && may('updateCollaboration')) || (isConfirmed && may('archiveCollaboration'));
  return (
    <div data-workspace>
      {!isConfirmed && <ReadOnlyHint />}
      {!may('updateCollaboration') && !may('proposeBudget') && <LookOnly />}
      <ArchivedNotice collaboration={collaboration} canRestore={isConfirmed && may('restoreCollaboration')} />
      <WorkspaceHeader
        collaboration={collaboration}
        canWrite={canWrite}
        menu={canAct && <WorkspaceMenu collaboration={collaboration} onGone={onGone} />}
      />
      <OpenProposal collaborationId={id} canWrite={canWrite && may('answerBudgetProposal')} />
      {isConfirmed && may('ratePartner') && collaboration.status === 'completed' && (
        <RatingPrompt collaborationId={id} />
      )}
      <WorkspaceTabs
        tab={tab}
        onTab={onTab}
        collaboration={collaboration}
        canWrite={canWrite}
        isConfirmed={isConfirmed}
        onGone={onGone}
      />
    </div>
  );
}
