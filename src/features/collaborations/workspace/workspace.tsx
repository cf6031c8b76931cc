import { Button, Skeleton, Stack, Tabs } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { OpenProposal } from '#features/collaborations/budget/open-proposal.tsx';
import { useCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { ReadOnlyHint } from '#features/collaborations/collaboration/read-only-hint.tsx';
import { WorkspaceTimeline } from '#features/collaborations/milestones/workspace-timeline.tsx';
import { RatingPrompt } from '#features/collaborations/ratings/rating-prompt.tsx';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import dialog from '#platform/web/dialogs/dialog.module.css';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { LookOnly } from '#platform/web/role/look-only.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import classes from './workspace.module.css';
import { WorkspaceDetails } from './workspace-details.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';
import { WorkspaceTeam } from './workspace-team.tsx';

/** The collaboration was deleted, the member does not take part, or the address is mistyped. */
const GONE: ErrorCode[] = ['COLLABORATION_NOT_FOUND', 'VALIDATION_FAILED'];

interface WorkspaceProps {
  /** Id of the collaboration to show; null closes the dialog. */
  id: string | null;
  canWrite: boolean;
  onClose: () => void;
}

/** The workspace that all participants of a collaboration share. */
export function Workspace({ id, canWrite, onClose }: WorkspaceProps) {
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  const query = useCollaboration(id);
  const { data, error, isPending, refetch } = query;
  const collaboration = data?.id === shown ? data : undefined;
  const isGone = error instanceof AppError && GONE.includes(error.code);
  return (
    <WideDialog
      opened={id !== null}
      onClose={onClose}
      size="58rem"
      title={isGone ? 'Workspace' : (collaboration?.title ?? 'Workspace')}
      classNames={{ title: dialog.title, body: classes.body }}
    >
      {isGone && (
        <EmptyState
          title="Collaboration not found"
          action={
            <Button variant="default" onClick={onClose}>
              Back to your collaborations
            </Button>
          }
        >
          It does not exist, or you are not a participant.
        </EmptyState>
      )}
      {!isGone && !collaboration && isPending && <LoadingWorkspace />}
      {!isGone && !collaboration && error && (
        <ErrorState
          title="Failed to load this workspace"
          error={error}
          onRetry={refetch}
          retrying={query.isRefetching}
        />
      )}
      {!isGone && collaboration && (
        <OpenWorkspace collaboration={collaboration} canWrite={canWrite} onClose={onClose} />
      )}
    </WideDialog>
  );
}

interface OpenWorkspaceProps {
  collaboration: Collaboration;
  canWrite: boolean;
  onClose: () => void;
}

const TABS = ['timeline', 'team', 'details'] as const;

function OpenWorkspace({ collaboration, canWrite, onClose }: OpenWorkspaceProps) {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'timeline';
  const showTab = (next: string | null) =>
    setParams(
      (now) => {
        const shown = new URLSearchParams(now);
        shown.set('tab', next ?? 'timeline');
        return shown;
      },
      { replace: true, preventScrollReset: true },
    );
  const { id } = collaboration;
  const may = useMayCall();
  const isCurrent = canWrite && collaboration.archived_at === null;
  const canWork = isCurrent && may('updateCollaboration');
  const canAct = canWork || (canWrite && may('archiveCollaboration'));
  return (
    <>
      {!canWrite && <ReadOnlyHint />}
      {!may('updateCollaboration') && !may('proposeBudget') && <LookOnly />}
      <ArchivedNotice collaboration={collaboration} canRestore={canWrite && may('restoreCollaboration')} />
      <WorkspaceHeader
        collaboration={collaboration}
        canWrite={isCurrent}
        menu={canAct && <WorkspaceMenu collaboration={collaboration} onGone={onClose} />}
      />
      <OpenProposal collaborationId={id} canWrite={isCurrent && may('answerBudgetProposal')} />
      {canWrite && may('ratePartner') && collaboration.status === 'completed' && (
        <RatingPrompt collaborationId={id} />
      )}
      <Tabs value={tab} onChange={showTab} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="timeline">Timeline</Tabs.Tab>
          <Tabs.Tab value="team">Team</Tabs.Tab>
          <Tabs.Tab value="details">Details</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="timeline">
          <WorkspaceTimeline collaborationId={id} canWrite={canWork} />
        </Tabs.Panel>
        <Tabs.Panel value="team">
          <WorkspaceTeam
            collaborationId={id}
            isCompleted={collaboration.status === 'completed'}
            canWrite={isCurrent}
            canRate={canWrite && may('replyToRating')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="details">
          <WorkspaceDetails collaboration={collaboration} canWrite={canWork} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function LoadingWorkspace() {
  return (
    <Stack role="status" aria-label="Loading this workspace">
      <Skeleton height={64} width="80%" />
      <Skeleton height={36} width={180} />
      <Skeleton height={28} width="45%" />
      <Skeleton height={28} width="60%" />
      <Skeleton height={28} width="50%" />
    </Stack>
  );
}
