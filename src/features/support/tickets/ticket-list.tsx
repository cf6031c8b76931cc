import { Button, Skeleton, Stack, Tabs, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconLock, IconPlus, IconSearch, IconTicket } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useTicketCounts, useTickets } from './support-tickets.api.ts';
import {
  TICKET_SEARCH_MAX,
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
  type TicketCounts,
  type TicketStatus,
} from './support-tickets.contract.ts';
import { TicketCard } from './ticket-card.tsx';
import classes from './ticket-list.module.css';

const TYPING_MS = 200;
const NEW_TICKET = '/support?tab=contact';

/** Tickets tab: the member's tickets with their replies. The chosen status is kept in the URL. */
export function TicketList() {
  const { status } = useSession();
  const counts = useTicketCounts('', status === 'signed-in');

  if (status === 'signed-out') return <VisitorHint />;
  if (counts.isPending) return <LoadingTickets />;
  if (!counts.data) return <FailedTickets query={counts} />;
  if (sumOf(counts.data) === 0) {
    return (
      <EmptyState
        title="No tickets yet"
        icon={<IconTicket size={24} stroke={1.5} aria-hidden />}
        action={<NewTicketButton />}
      >
        When you write to the support team, your ticket and our answers appear here.
      </EmptyState>
    );
  }
  return <FoundTickets all={counts.data} />;
}

const sumOf = (counts: TicketCounts) => TICKET_STATUSES.reduce((sum, status) => sum + counts[status], 0);

/** @param all the number of tickets by status, regardless of the search. */
function FoundTickets({ all }: { all: TicketCounts }) {
  const navigate = useNavigate();
  const params = useQueryParams();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const counts = useTicketCounts(search, true).data ?? all;
  const shown = TICKET_STATUSES.find((one) => one === params.get('status'));
  const show = (next: string | null) =>
    navigate(
      { search: `?tab=tickets${next === 'all' ? '' : `&status=${next}`}` },
      { preventScrollReset: true },
    );
  const tab = (value: string, label: string, count: number) => (
    <Tabs.Tab key={value} value={value} className={classes.tab}>
      {label} ({count})
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
          maxLength={TICKET_SEARCH_MAX}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        />
        <NewTicketButton />
      </div>
      <Tabs value={shown ?? 'all'} onChange={show} variant="pills" keepMounted={false}>
        <Tabs.List mb="lg" aria-label="Tickets by status">
          {tab('all', 'All', sumOf(counts))}
          {TICKET_STATUSES.map((status) => tab(status, TICKET_STATUS_LABELS[status], counts[status]))}
        </Tabs.List>
        <Tabs.Panel value={shown ?? 'all'}>
          <TicketCards status={shown} search={search} total={shown ? counts[shown] : sumOf(counts)} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

interface TicketCardsProps {
  status: TicketStatus | undefined;
  search: string;
  total: number;
}

function TicketCards({ status, search, total }: TicketCardsProps): ReactNode {
  const tickets = useTickets(status, search);
  if (tickets.isPending) return <LoadingTickets />;
  if (!tickets.data) return <FailedTickets query={tickets} />;
  if (tickets.data.length === 0) {
    return <EmptyState title="No results found">Choose another status or clear the search.</EmptyState>;
  }
  return (
    <Stack gap="md">
      {tickets.data.map((ticket) => (
        <TicketCard key={ticket.id} ticket={ticket} />
      ))}
      <ShowMore what="tickets" shown={tickets.data.length} total={total} query={tickets} />
    </Stack>
  );
}

interface FailedTicketsProps {
  query: { error: Error | null; isRefetching: boolean; refetch: () => unknown };
}

function FailedTickets({ query }: FailedTicketsProps) {
  return (
    <ErrorState
      title="Failed to load your tickets"
      error={query.error}
      onRetry={query.refetch}
      retrying={query.isRefetching}
    />
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
      You can also <Link to={NEW_TICKET}>write to us</Link> without an account. We answer by email.
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
