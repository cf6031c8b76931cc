import { Button, Skeleton, Stack, Tabs, TextInput } from '@mantine/core';
import { IconLock, IconPlus, IconSearch, IconTicket } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import {
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
  type Ticket,
} from '#features/support/support-tickets.contract.ts';
import { useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useTickets } from '../support-tickets.api.ts';
import { TicketCard } from './ticket-card.tsx';
import classes from './ticket-list.module.css';

const NEW_TICKET = '/support?tab=contact';

/** The tab Tickets: what the member has asked, and what became of it. Which state is shown stands in the URL. */
export function TicketList() {
  const { status } = useSession();
  const tickets = useTickets(status === 'signed-in');

  if (status === 'signed-out') return <VisitorHint />;
  if (tickets.isPending) return <LoadingTickets />;
  if (!tickets.data) {
    return (
      <ErrorState
        title="Failed to load your tickets"
        message={tickets.error.message}
        onRetry={tickets.refetch}
        retrying={tickets.isRefetching}
      />
    );
  }
  if (tickets.data.length === 0) {
    return (
      <EmptyState
        title="No tickets yet"
        icon={<IconTicket size={24} stroke={1.5} aria-hidden />}
        action={<NewTicketButton />}
      >
        When you write to the support team, your ticket and its answers are here.
      </EmptyState>
    );
  }
  return <FoundTickets tickets={tickets.data} />;
}

function FoundTickets({ tickets }: { tickets: Ticket[] }) {
  const navigate = useNavigate();
  const params = useQueryParams();
  const [search, setSearch] = useState('');
  const shown = TICKET_STATUSES.find((one) => one === params.get('status')) ?? 'all';
  const show = (next: string | null) =>
    navigate(
      { search: `?tab=tickets${next === 'all' ? '' : `&status=${next}`}` },
      { preventScrollReset: true },
    );

  const words = search.trim().toLowerCase();
  const matching = tickets.filter(({ subject, number }) =>
    `${number} ${subject}`.toLowerCase().includes(words),
  );
  const inState = (state: string) => matching.filter(({ status }) => state === 'all' || status === state);
  const tab = (value: string, label: string) => (
    <Tabs.Tab key={value} value={value} className={classes.tab}>
      {label} ({inState(value).length})
    </Tabs.Tab>
  );

  return (
    <>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          label="Search by subject or number"
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        />
        <NewTicketButton />
      </div>
      <Tabs value={shown} onChange={show} variant="pills" keepMounted={false}>
        <Tabs.List mb="lg" aria-label="Tickets by status">
          {tab('all', 'All')}
          {TICKET_STATUSES.map((status) => tab(status, TICKET_STATUS_LABELS[status]))}
        </Tabs.List>
        <Tabs.Panel value={shown}>
          <TicketCards tickets={inState(shown)} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function TicketCards({ tickets }: { tickets: Ticket[] }): ReactNode {
  if (tickets.length === 0) {
    return <EmptyState title="No results found">Choose another state or clear the search.</EmptyState>;
  }
  return (
    <Stack gap="md">
      {tickets.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} />
      ))}
    </Stack>
  );
}

function NewTicketButton() {
  return (
    <Button component={Link} to={NEW_TICKET} leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}>
      Create New Ticket
    </Button>
  );
}

function VisitorHint() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title="Log in to see your tickets"
      icon={<IconLock size={24} stroke={1.5} aria-hidden />}
      action={
        <Button component={Link} to="/login" state={{ from: pathname + search }}>
          Login
        </Button>
      }
    >
      Without an account you can <Link to={NEW_TICKET}>write to us</Link> too; we then answer by mail.
    </EmptyState>
  );
}

function LoadingTickets() {
  return (
    <Stack role="status" aria-label="Loading your tickets">
      <Skeleton height={44} width="min(24rem, 100%)" />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </Stack>
  );
}
