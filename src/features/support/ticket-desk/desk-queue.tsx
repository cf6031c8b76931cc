import { Skeleton, Stack } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { Link } from 'react-router';
import { useDeskTickets } from '#features/support/ticket-queue/ticket-queue.api.ts';
import type { DeskFilters, DeskTicket } from '#features/support/ticket-queue/ticket-queue.contract.ts';
import { TicketStatusBadge } from '#features/support/tickets/ticket-status-badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useDeskFocus } from './desk-focus.hook.ts';
import classes from './desk-queue.module.css';
import { dueText } from './ticket-due.rules.ts';
import { KIND_LABELS } from './ticket-labels.data.ts';

interface DeskQueueProps {
  filters: DeskFilters;
  page: number;
  /** Number of the open ticket. */
  open: string | null;
  headingRef: Ref<HTMLHeadingElement>;
  hrefOfTicket: (number: string) => string;
  hrefOfPage: (page: number) => string;
}

/** The tickets that pass the filters: late ones first, then by due time. Arrow keys move between them. */
export function DeskQueue({ filters, page, open, headingRef, hrefOfTicket, hrefOfPage }: DeskQueueProps) {
  const tickets = useDeskTickets(filters, page);
  const { moveInQueue } = useDeskFocus();
  if (tickets.isPending) {
    return (
      <Stack gap="xs" role="status" aria-label="Loading tickets">
        {['first', 'second', 'third', 'fourth'].map((one) => (
          <Skeleton key={one} height={84} radius="md" />
        ))}
      </Stack>
    );
  }
  if (!tickets.data) {
    return (
      <ErrorState
        title="Failed to load the tickets"
        error={tickets.error}
        onRetry={tickets.refetch}
        retrying={tickets.isRefetching}
      />
    );
  }
  const { records, pagination } = tickets.data;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    moveInQueue(step);
  };
  return (
    <section aria-labelledby="desk-queue">
      <h2 id="desk-queue" ref={headingRef} tabIndex={-1} className={classes.heading}>
        {pagination.total.toLocaleString('en-IN')} {pagination.total === 1 ? 'ticket' : 'tickets'}
      </h2>
      {records.length === 0 ? (
        <EmptyState title="No tickets">
          No ticket passes these filters. Choose another view or clear the search.
        </EmptyState>
      ) : (
        <ul className={classes.list} onKeyDown={move} data-desk-queue>
          {records.map((ticket) => (
            <li key={ticket.id}>
              <QueueRow ticket={ticket} to={hrefOfTicket(ticket.number)} isOpen={ticket.number === open} />
            </li>
          ))}
        </ul>
      )}
      <Pager pagination={pagination} hrefOf={hrefOfPage} />
    </section>
  );
}

function QueueRow({ ticket, to, isOpen }: { ticket: DeskTicket; to: string; isOpen: boolean }) {
  const { number, subject, name, is_member, status, priority, kind, assignee, is_late } = ticket;
  return (
    <Link className={classes.row} to={to} preventScrollReset aria-current={isOpen ? 'true' : undefined}>
      <span className={classes.subject}>{subject}</span>
      <span className={classes.facts}>
        {number} · {name} ({is_member ? 'member' : 'visitor'})
      </span>
      <span className={classes.facts} data-late={is_late || undefined}>
        {is_late && <IconClockExclamation size={16} stroke={1.5} aria-hidden />}
        {dueText(ticket, new Date())}
      </span>
      <span className={classes.badges}>
        <TicketStatusBadge status={status} />
        {priority === 'high' && <StateBadge tone="bad">High priority</StateBadge>}
        {kind !== 'question' && <StateBadge tone="active">{KIND_LABELS[kind]}</StateBadge>}
        <span className={classes.facts}>{assignee ? assignee.name : 'Unassigned'}</span>
      </span>
    </Link>
  );
}
