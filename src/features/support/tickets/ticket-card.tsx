import { useId } from 'react';
import { formatInstant } from '#platform/contract/dates.ts';
import type { Ticket } from './support-tickets.contract.ts';
import classes from './ticket-card.module.css';
import { TicketStatusBadge } from './ticket-status-badge.tsx';

/** One ticket with its message, status and replies. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const headingId = useId();
  const { number, subject, category, priority, status, message, last_reply, created_at, updated_at } = ticket;
  return (
    <article className={classes.card} aria-labelledby={headingId}>
      <header className={classes.head}>
        <h2 id={headingId} className={classes.subject}>
          {subject}
        </h2>
        <TicketStatusBadge status={status} />
      </header>
      <p className={classes.facts}>
        {number} · {category} · {priority} priority · {formatInstant(created_at)}
        {updated_at !== created_at && ` · last update ${formatInstant(updated_at)}`}
      </p>
      <p className={classes.text}>{message}</p>
      {last_reply && (
        <div className={classes.reply}>
          <p className={classes.facts}>
            {last_reply.from_support ? 'Support team' : 'You'} · {formatInstant(last_reply.created_at)}
          </p>
          <p className={classes.text}>{last_reply.message}</p>
        </div>
      )}
    </article>
  );
}
