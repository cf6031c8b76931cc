import { type DragEvent, useEffect, useId } from 'react';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import { useCollaborations } from '#features/collaborations/collaboration/collaborations.api.ts';
import type {
  CollaborationFilters,
  CollaborationState,
  CollaborationStatus,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { BoardCard, type BoardCardProps } from './board-card.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import classes from './collaboration-board.module.css';

interface BoardColumnProps {
  status: CollaborationStatus;
  state: CollaborationState;
  filters: CollaborationFilters;
  /** Number of collaborations with this status. */
  count: number;
  /** Says if the dragged card may be dropped here; null while no card is dragged. */
  drop: 'yes' | 'no' | null;
  onDrop: () => void;
  /** Called with the failure that leaves the column without cards, and with null once it has them: the board shows it once. */
  onFailure: (status: CollaborationStatus, failure: Error | null) => void;
  card: Omit<BoardCardProps, 'collaboration'>;
}

/** The collaborations with one status. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, state, filters, count, drop, onDrop, onFailure, card } = props;
  const headingId = useId();
  const query = useCollaborations(state, { ...filters, status });
  const { data, error, isPending } = query;
  const failure = data ? null : error;
  useEffect(() => onFailure(status, failure), [onFailure, status, failure]);
  const dragOver = (event: DragEvent) => {
    if (drop === null) return;
    // A column that does not take the card says so when it is dropped.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
  return (
    <section
      className={classes.column}
      aria-labelledby={headingId}
      data-drop={drop ?? undefined}
      onDragOver={dragOver}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <div className={classes.head}>
        <h2 id={headingId} className={classes.status}>
          <CollaborationStatusBadge status={status} />
        </h2>
        <span className={classes.count}>{formatCount(count)}</span>
      </div>
      {isPending && <CardSkeletons count={2} />}
      {failure && <p className={classes.none}>Not loaded</p>}
      {data?.length === 0 && <p className={classes.none}>None</p>}
      {data && data.length > 0 && (
        <ul className={classes.cards}>
          {data.map((collaboration) => (
            <BoardCard key={collaboration.id} collaboration={collaboration} {...card} />
          ))}
        </ul>
      )}
      {data && <ShowMore what={`${status} collaborations`} shown={data.length} total={count} query={query} />}
    </section>
  );
}
