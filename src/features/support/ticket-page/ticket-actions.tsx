import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { TicketDetail } from '#features/support/tickets/support-tickets.contract.ts';
import { canReopen } from '#features/support/tickets/ticket-states.rules.ts';
import classes from './ticket-view.module.css';

// Forms are not on the first screen of a conversation.
const AnswerForm = lazy(() => import('./answer-form.tsx'));
const HelpRating = lazy(() => import('./help-rating.tsx'));

interface TicketActionsProps {
  ticket: TicketDetail;
  takesFiles: boolean;
  /** Address of the form for a ticket that goes on with this one. */
  newTicket: string;
  reply: (answer: { message: string; file_ids: string[] }) => Promise<unknown>;
  rate: (rating: { rating: number; comment: string }) => Promise<unknown>;
}

/** What the author can do with a ticket: answer, reopen, rate, or go on in a new one. */
export function TicketActions({ ticket, takesFiles, newTicket, reply, rate }: TicketActionsProps) {
  const isResolved = ticket.status === 'resolved';
  const isClosed = isResolved && !canReopen(ticket.resolved_at, new Date());
  return (
    <Suspense>
      {isResolved && <HelpRating ticket={ticket} rate={rate} />}
      {isClosed ? (
        <section className={classes.section} aria-labelledby="go-on">
          <h2 id="go-on" className={classes.heading}>
            Is something still open?
          </h2>
          <p>
            This ticket was resolved more than 14 days ago. A new ticket goes on with it, and leads us to this
            one.
          </p>
          <Button component={Link} to={newTicket}>
            Create New Ticket
          </Button>
        </section>
      ) : (
        <AnswerForm ticket={ticket} takesFiles={takesFiles} send={reply} />
      )}
    </Suspense>
  );
}
