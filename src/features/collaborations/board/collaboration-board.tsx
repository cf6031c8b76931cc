import { VisuallyHidden } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { nextStatuses } from '#features/collaborations/collaboration/collaboration-status.rules.ts';
import {
  useCollaborationCounts,
  useRetryCollaborations,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import {
  COLLABORATION_STATUSES,
  type Collaboration,
  type CollaborationFilters,
  type CollaborationState,
  type CollaborationStatus,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { StatusReasonDialog } from '#features/collaborations/collaboration/status-reason-dialog.tsx';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { BoardColumn } from './board-column.tsx';
import { useBoardMoves } from './board-moves.hook.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import classes from './collaboration-board.module.css';

/** Brings the reader of events, which the first picture does not need. */
const LiveList = lazy(() => import('#features/collaborations/live/live-list.tsx'));

interface CollaborationBoardProps {
  state: CollaborationState;
  filters: CollaborationFilters;
  /** True if the viewer may change collaborations at all. */
  canWrite: boolean;
  /** Shown instead of five empty columns. */
  empty: ReactNode;
  onOpenWorkspace: (id: string) => void;
}

/** The collaborations in a column for each status. A card moves by dragging it, or with its menu. */
export function CollaborationBoard({
  state,
  filters,
  canWrite,
  empty,
  onOpenWorkspace,
}: CollaborationBoardProps) {
  const counts = useCollaborationCounts(state, filters);
  const [dragged, setDragged] = useState<Collaboration | null>(null);
  const [failures, setFailures] = useState<Partial<Record<CollaborationStatus, Error | null>>>({});
  const noteFailure = useCallback(
    (status: CollaborationStatus, error: Error | null) => setFailures((now) => ({ ...now, [status]: error })),
    [],
  );
  const retry = useRetryCollaborations();
  const moves = useBoardMoves(onOpenWorkspace);
  const { data, error, isPending, refetch, isRefetching } = counts;
  const columns = COLLABORATION_STATUSES.filter((one) => !filters.status || one === filters.status);
  if (isPending) return <BoardSkeleton columns={columns.length} />;
  if (!data) {
    return (
      <ErrorState
        title="Error loading collaborations"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  const { cancelling, completing } = moves;
  const failed = columns.flatMap((status) => failures[status] ?? []);
  const [failure] = failed;
  return (
    <>
      <Suspense>
        <LiveList />
      </Suspense>
      <VisuallyHidden role="status">{moves.note}</VisuallyHidden>
      {failure && <ErrorState title="Error loading collaborations" error={failure} onRetry={retry} />}
      {columns.every((status) => data[status] === 0) ? (
        empty
      ) : (
        <div className={classes.board} hidden={failed.length === columns.length}>
          {columns.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              state={state}
              filters={filters}
              count={data[status]}
              drop={dropOf(dragged, status)}
              onDrop={() => {
                if (dragged && dragged.status !== status) moves.move(dragged, status);
                setDragged(null);
              }}
              onFailure={noteFailure}
              card={{
                canWrite,
                takesFocus: moves.takesFocus,
                onMove: (collaboration, to) => moves.move(collaboration, to, true),
                onDrag: setDragged,
              }}
            />
          ))}
        </div>
      )}
      {completing.subject && (
        <ConfirmDialog
          opened={completing.opened}
          title="Complete it at 0 %?"
          confirmLabel="Complete"
          onConfirm={moves.completeAsked}
          onClose={completing.close}
        >
          No milestone of “{completing.subject.collaboration.title}” is completed, and no progress is set.
        </ConfirmDialog>
      )}
      {cancelling.subject && (
        <StatusReasonDialog
          key={cancelling.opening}
          collaboration={cancelling.subject}
          opened={cancelling.opened}
          onClose={cancelling.close}
        />
      )}
    </>
  );
}

/** Says if the dragged card may be dropped on a column; null for its own column, and while no card is dragged. */
function dropOf(dragged: Collaboration | null, status: Collaboration['status']): 'yes' | 'no' | null {
  if (!dragged || dragged.status === status) return null;
  return nextStatuses(dragged.status, dragged.own_role).includes(status) ? 'yes' : 'no';
}
