import { Button, Menu } from '@mantine/core';
import { IconArrowsMove, IconChevronDown } from '@tabler/icons-react';
import { useCallback, useId } from 'react';
import { Link } from 'react-router';
import { CollaborationProgress } from '#features/collaborations/collaboration/collaboration-progress.tsx';
import { useSearchOpening } from '#features/collaborations/collaboration/collaboration-search.hook.ts';
import { nextStatuses } from '#features/collaborations/collaboration/collaboration-status.rules.ts';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import type {
  Collaboration,
  CollaborationStatus,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { formatDay } from '#platform/contract/dates.ts';
import classes from './collaboration-board.module.css';

const PARTNERS_SHOWN = 2;

export interface BoardCardProps {
  collaboration: Collaboration;
  canWrite: boolean;
  /** Says if the card with this id takes the focus when it is drawn. */
  takesFocus: (id: string) => boolean;
  onMove: (collaboration: Collaboration, to: CollaborationStatus) => void;
  /** Called when dragging begins, and with null when it ends. */
  onDrag: (collaboration: Collaboration | null) => void;
}

/** A collaboration on the board. The pointer drags it to another column; the menu moves it without a pointer. */
export function BoardCard({ collaboration, canWrite, takesFocus, onMove, onDrag }: BoardCardProps) {
  const headingId = useId();
  const { id, title, status, own_role, rights, participants, end_date, archived_at } = collaboration;
  const searchOpening = useSearchOpening(id);
  const moveButton = useCallback(
    (button: HTMLButtonElement | null) => {
      if (takesFocus(id)) button?.focus();
    },
    [id, takesFocus],
  );
  const canMove = canWrite && archived_at === null && rights.includes('settings');
  const next = canMove ? nextStatuses(status, own_role) : [];
  return (
    <li>
      <article
        className={classes.card}
        aria-labelledby={headingId}
        draggable={next.length > 0}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', title);
          event.dataTransfer.effectAllowed = 'move';
          onDrag(collaboration);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <h3 id={headingId} className={classes.title}>
          <Link to={{ search: searchOpening('workspace') }} preventScrollReset draggable={false}>
            {title}
          </Link>
        </h3>
        <p className={classes.note}>{namesOf(participants)}</p>
        <CollaborationProgress percent={collaboration.progress_percentage} />
        <p className={classes.note}>{end_date ? `Ends ${formatDay(end_date)}` : 'No end date'}</p>
        {next.length > 0 && (
          <Menu position="bottom-start">
            <Menu.Target>
              <Button
                ref={moveButton}
                variant="default"
                size="xs"
                className={classes.move}
                leftSection={<IconArrowsMove size={16} stroke={1.5} aria-hidden />}
                rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
                aria-label={`Move to… ${title}`}
              >
                Move to…
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {next.map((to) => (
                <Menu.Item key={to} onClick={() => onMove(collaboration, to)}>
                  <CollaborationStatusBadge status={to} />
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </article>
    </li>
  );
}

function namesOf(names: string[]): string {
  const more = names.length - PARTNERS_SHOWN;
  return names.slice(0, PARTNERS_SHOWN).join(', ') + (more > 0 ? ` +${more} more` : '');
}
