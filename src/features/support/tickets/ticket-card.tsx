import { Anchor } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import type { Ticket } from './support-tickets.contract.ts';
import classes from './ticket-card.module.css';
import { nextStep, ticketPath } from './ticket-states.rules.ts';
import { TicketStatusBadge } from './ticket-status-badge.tsx';

/** One ticket with its message, its newest answer, and when the next one is due. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const headingId = useId();
  const {
    number,
    subject,
    category,
    priority,
    status,
    message,
    last_reply,
    replies_count,
    created_at,
    updated_at,
  } = ticket;
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <header className={classes.head}>
        <h2 id={headingId} className={classes.subject}>
          <Anchor component={Link} to={ticketPath(number)} inherit>
            {subject}
          </Anchor>
        </h2>
        <TicketStatusBadge status={status} />
      </header>
      <p className={classes.facts}>
        {number} · {category} · {priority} priority · {formatInstant(created_at)}
        {updated_at !== created_at && ` · last update ${formatInstant(updated_at)}`}
      </p>
      <p className={classes.next}>
        <IconClock size={16} stroke={1.5} aria-hidden />
        {nextStep(ticket, new Date())}
      </p>
      <p className={classes.text}>{message}</p>
      {last_reply && (
        <div className={classes.reply}>
          <p className={classes.facts}>
            {last_reply.from_support ? 'Support team' : 'You'} · {formatInstant(last_reply.created_at)}
            {replies_count > 1 && ` · ${replies_count} messages so far`}
          </p>
          <p className={classes.text}>{last_reply.message || 'Files only'}</p>
        </div>
      )}
    </article>
  );
}
