import { Button, SegmentedControl } from '@mantine/core';
import { useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
  type AuthoredTicket,
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
  type TicketStatus,
} from '#features/support/tickets/support-tickets.contract.ts';
import { TicketStatusBadge } from '#features/support/tickets/ticket-status-badge.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { TicketAnswerDialog } from './ticket-answer-dialog.tsx';
import classes from './ticket-desk.page.module.css';
import { useAllTickets } from './ticket-work.api.ts';

const SHOWN = [
  { value: 'all', label: 'All' },
  ...TICKET_STATUSES.map((value) => ({ value, label: TICKET_STATUS_LABELS[value] })),
];

/** Reads status and page from the URL; all tickets by default. */
function readShown(params: URLSearchParams): { status: TicketStatus | null; page: number } {
  const status = TICKET_STATUSES.find((one) => one === params.get('status')) ?? null;
  return { status, page: pageOf(params) };
}

/** Tickets of members and visitors, for admins. The URL says which: `status`, `page`. */
export function TicketDeskPage() {
  const [params, setParams] = useSearchParams();
  const shown = readShown(params);
  const tickets = useAllTickets(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useSubjectDialog<AuthoredTicket>();
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return `?${next}`;
  };
  return (
    <PageBody>
      <PageHeading title="Support tickets">
        Messages from members and visitors, newest first. Open one to read it, reply and set its status.
      </PageHeading>
      <SegmentedControl
        className={classes.filter}
        aria-label="Which tickets"
        value={shown.status ?? 'all'}
        onChange={(status) => setParams({ status }, { preventScrollReset: true })}
        data={SHOWN}
      />
      <ReviewList
        what="tickets"
        query={tickets}
        items={tickets.data?.records}
        heading="Tickets"
        headingRef={heading}
        look="rows"
        height={72}
        empty={{ title: 'No tickets', text: 'No ticket has this status, or this page is empty.' }}
        footer={tickets.data && <Pager pagination={tickets.data.pagination} hrefOf={hrefOf} />}
      >
        {(ticket) => <TicketRow ticket={ticket} onOpen={() => dialog.open(ticket)} />}
      </ReviewList>
      {dialog.subject && (
        <TicketAnswerDialog
          key={dialog.opening}
          ticket={dialog.subject}
          opened={dialog.opened}
          // The ticket may have left the list, and its button with it.
          onAnswered={() => heading.current?.focus()}
          onClose={dialog.close}
        />
      )}
    </PageBody>
  );
}

function TicketRow({ ticket, onOpen }: { ticket: AuthoredTicket; onOpen: () => void }) {
  const headingId = useId();
  const { number, subject, name, is_member, category, priority, status, created_at } = ticket;
  return (
    <article className={classes.ticket} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId} className={classes.subject}>
          {subject}
        </h3>
        <p className={classes.facts}>
          {number} · {name} ({is_member ? 'member' : 'visitor'}) · {formatInstant(created_at)}
        </p>
        <p className={classes.facts}>
          {category} · {priority} priority
        </p>
      </div>
      <div>
        <TicketStatusBadge status={status} />
      </div>
      <Button variant="default" onClick={onOpen} aria-label={`Open ${number}`}>
        Open
      </Button>
    </article>
  );
}
