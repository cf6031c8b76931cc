import { Anchor } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BUSINESS_HOURS } from '#features/support/ticket-clock/business-hours.rules.ts';
import type { TicketDetail } from '#features/support/tickets/support-tickets.contract.ts';
import { formatDue, nextStep, ticketPath } from '#features/support/tickets/ticket-states.rules.ts';
import { TicketStatusBadge } from '#features/support/tickets/ticket-status-badge.tsx';
import { type Download, MessageList } from './message-list.tsx';
import classes from './ticket-view.module.css';

interface TicketViewProps {
  ticket: TicketDetail;
  download: Download;
  /** True for a guest, who cannot open the pages of other tickets. */
  isGuest?: boolean;
  /** Links above the title. */
  above?: ReactNode;
  /** What the reader can do. */
  children: ReactNode;
}

/** A ticket: its state, when an answer is due, and the conversation. */
export function TicketView({ ticket, download, isGuest = false, above, children }: TicketViewProps) {
  const { number, subject, category, priority, status, merged, follows, created_at } = ticket;
  const now = new Date();
  return (
    <>
      {above && (
        <nav aria-label="Breadcrumb" className={classes.back}>
          {above}
        </nav>
      )}
      <h1 className={classes.title}>{subject}</h1>
      <p className={classes.facts}>
        <TicketStatusBadge status={status} />
        <span>
          {number} · {category} · {priority} priority · {formatDue(created_at, now)}
        </span>
      </p>
      <div className={classes.next}>
        <IconClock size={18} stroke={1.5} aria-hidden />
        <div role="status">
          {nextStep(ticket, now)}
          <MoreAbout ticket={ticket} now={now} />
        </div>
      </div>
      {(follows !== null || merged.length > 0) && (
        <p className={classes.facts}>
          {follows !== null && (
            <span>
              Goes on with{' '}
              {isGuest ? (
                follows
              ) : (
                <Anchor component={Link} to={ticketPath(follows)} inherit>
                  {follows}
                </Anchor>
              )}
              .
            </span>
          )}
          {merged.length > 0 && <span>The messages of {merged.join(', ')} are part of this ticket.</span>}
        </p>
      )}
      <section className={classes.section} aria-label="Conversation">
        <MessageList ticket={ticket} download={download} />
      </section>
      {children}
    </>
  );
}

/** The rule behind the next step. */
function MoreAbout({ ticket, now }: { ticket: TicketDetail; now: Date }) {
  const { status, reopen_until, due_at } = ticket;
  if (status === 'resolved') {
    return (
      reopen_until && (
        <p className={classes.more}>
          {Date.parse(reopen_until) >= now.getTime()
            ? `Not solved? Your answer opens it again, until ${formatDue(reopen_until, now)}.`
            : 'It can no longer be opened again.'}
        </p>
      )
    );
  }
  return due_at && <p className={classes.more}>Within 24 hours. {BUSINESS_HOURS}</p>;
}
