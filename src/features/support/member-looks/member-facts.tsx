import { Button, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { TicketStatusBadge } from '#features/support/tickets/ticket-status-badge.tsx';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { type Fact, FactList } from '#platform/web/ui/fact-list.tsx';
import classes from './member-facts.module.css';
import { useMemberFacts } from './member-looks.api.ts';
import type { MemberFacts as Facts } from './member-looks.contract.ts';

interface MemberFactsProps {
  ticketId: string;
  /** The address of the desk with another ticket, by number. */
  hrefOf: (number: string) => string;
}

/** Facts of the member beside the ticket. They are loaded when asked for, because each look is logged. */
export function MemberFacts(props: MemberFactsProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <LoadedFacts {...props} />;
  return (
    <div className={classes.ask}>
      <Button
        variant="default"
        size="sm"
        fullWidth
        leftSection={<IconEye size={18} stroke={1.5} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        Show member facts
      </Button>
      <p className={classes.note}>
        Type, verification level, counts and earlier tickets. Your look is logged, and the member can see it.
      </p>
    </div>
  );
}

const levelOf = ({ verification_level: level, verified_until, has_open_verification }: Facts): string => {
  const label = VERIFICATION_LEVEL_LABELS[level as keyof typeof VERIFICATION_LEVEL_LABELS];
  const held = label
    ? `Level ${level}, ${label}${verified_until ? `, until ${formatDay(verified_until)}` : ''}`
    : 'None';
  return has_open_verification ? `${held}. A request is open.` : held;
};

function LoadedFacts({ ticketId, hrefOf }: MemberFactsProps) {
  const facts = useMemberFacts(ticketId);
  const start = useRef<HTMLElement>(null);
  const hasLoaded = facts.data !== undefined;
  // The button that was pressed is gone.
  useEffect(() => {
    if (hasLoaded) start.current?.focus();
  }, [hasLoaded]);
  if (facts.isPending) {
    return (
      <div role="status" aria-label="Loading member facts">
        <Skeleton height={220} radius="md" />
      </div>
    );
  }
  if (!facts.data) {
    return (
      <ErrorState
        title="Failed to load the member facts"
        error={facts.error}
        onRetry={facts.refetch}
        retrying={facts.isRefetching}
      />
    );
  }
  const { name, contact_name, slug, organization_type, state, email_confirmed, joined_at } = facts.data;
  const { requests_sent, requests_received, collaborations } = facts.data;
  const rows: Fact[] = [
    [
      'Member',
      slug ? (
        <Link key="name" to={`/members/${slug}`}>
          {name}
        </Link>
      ) : (
        name
      ),
    ],
    ['Contact', contact_name === name ? null : contact_name],
    ['Type', ORGANIZATION_TYPE_LABELS[organization_type]],
    ['State', state],
    ['Email', email_confirmed ? 'Confirmed' : 'Not confirmed'],
    ['Member since', formatInstant(joined_at)],
    ['Verification', levelOf(facts.data)],
    ['Open requests', `${requests_sent} sent, ${requests_received} received`],
    ['Collaborations', String(collaborations)],
  ];
  return (
    <section ref={start} tabIndex={-1} className={classes.facts} aria-label="Member facts">
      <FactList facts={rows} />
      <EarlierTickets facts={facts.data} hrefOf={hrefOf} />
      <p className={classes.note}>This look is logged.</p>
    </section>
  );
}

function EarlierTickets({ facts, hrefOf }: { facts: Facts } & Pick<MemberFactsProps, 'hrefOf'>) {
  const { earlier_tickets, other_tickets } = facts;
  return (
    <>
      <h4 className={classes.heading}>Other tickets ({other_tickets})</h4>
      {earlier_tickets.length === 0 && <p className={classes.note}>This is the member's first ticket.</p>}
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
