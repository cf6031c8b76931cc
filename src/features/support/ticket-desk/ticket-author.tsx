import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { MemberFacts } from '#features/support/member-looks/member-facts.tsx';
import type { AuthoredTicket } from '#features/support/tickets/support-tickets.contract.ts';
import { mailto } from '#platform/contract/email-addresses.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { searchOf } from './desk-address.rules.ts';
import classes from './ticket-author.module.css';

interface TicketAuthorProps {
  ticket: AuthoredTicket;
  hrefOfTicket: (number: string) => string;
}

/** The author beside the ticket: what was given with it, and of a member what support may see. */
export function TicketAuthor({ ticket, hrefOfTicket }: TicketAuthorProps) {
  const { id, name, email, phone, organization, is_member } = ticket;
  return (
    <aside className={classes.author} aria-labelledby="ticket-author">
      <h3 id="ticket-author" className={classes.heading}>
        {is_member ? 'Member' : 'Visitor'}
      </h3>
      <FactList
        facts={[
          ['Name', name],
          [
            is_member ? 'Email' : 'Email, not checked',
            <Anchor key="email" href={mailto(email)}>
              {email}
            </Anchor>,
          ],
          ['Phone', phone],
          ['Organization', organization],
        ]}
      />
      {is_member ? (
        <MemberFacts key={id} ticketId={id} hrefOf={hrefOfTicket} />
      ) : (
        <Link to={searchOf({ status: 'all', search: email })}>All tickets from this address</Link>
      )}
    </aside>
  );
}
