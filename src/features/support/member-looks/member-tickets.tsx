import { Link } from 'react-router';
import { TicketStatusBadge } from '#features/support/tickets/ticket-status-badge.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import classes from './member-facts.module.css';
import type { MemberFacts as Facts } from './member-looks.contract.ts';

interface MemberTicketsProps {
  facts: Facts;
  /** The address of the desk with a ticket, by number. */
  hrefOf: (number: string) => string;
  title: string;
  /** Level of the heading. */
  level?: 'h2' | 'h4';
}

/** The newest tickets of a member, without the one that they are shown beside. */
export function MemberTickets({ facts, hrefOf, title, level: Heading = 'h4' }: MemberTicketsProps) {
  const { earlier_tickets, other_tickets } = facts;
  return (
    <>
      <Heading className={classes.heading} data-level={Heading}>
        {title} ({other_tickets})
      </Heading>
      {earlier_tickets.length === 0 && (
        <p className={classes.note}>
          {Heading === 'h4' ? "This is the member's first ticket." : 'The member has written no ticket.'}
        </p>
      )}
      <ul className={classes.tickets}>
        {earlier_tickets.map(({ id, number, subject, status, created_at }) => (
          <li key={id}>
            <Link to={hrefOf(number)}>{subject}</Link>
            <span className={classes.when}>
              {number} · {formatInstant(created_at)} <TicketStatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
      {other_tickets > earlier_tickets.length && (
        <p className={classes.note}>The newest {earlier_tickets.length} are shown.</p>
      )}
    </>
  );
}
