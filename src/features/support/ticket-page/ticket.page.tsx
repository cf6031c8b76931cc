import { Alert, Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useDownloadTicketFile } from '#features/support/ticket-files/ticket-files.api.ts';
import type { TicketDetail } from '#features/support/tickets/support-tickets.contract.ts';
import { ticketPath } from '#features/support/tickets/ticket-states.rules.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { useRateTicket, useReplyToTicket, useTicket } from './ticket-page.api.ts';
import { TicketView } from './ticket-view.tsx';

const NUMBER = /^T-[1-9]\d{0,11}$/i;

/** /support/tickets/:number: an own ticket with its conversation. */
export function TicketPage({ notFound }: { notFound: ReactNode }) {
  const { number = '' } = useParams();
  return NUMBER.test(number) ? (
    <LoadedTicket key={number} number={number.toUpperCase()} notFound={notFound} />
  ) : (
    notFound
  );
}

function LoadedTicket({ number, notFound }: { number: string; notFound: ReactNode }) {
  const ticket = useTicket(number);
  const { user } = useSession();
  if (ticket.data) return <OwnTicket ticket={ticket.data} asked={number} />;
  if (ticket.isPending) {
    return (
      <PageBody width="reading">
        <Stack role="status" aria-label="Loading the ticket">
          <Skeleton height={32} width="70%" />
          <Skeleton height={56} />
          <Skeleton height={160} />
        </Stack>
      </PageBody>
    );
  }
  if (ticket.error instanceof CallFailure && ticket.error.status === 404) {
    return user?.is_admin ? <OthersTicket number={number} /> : notFound;
  }
  return (
    <PageBody width="reading">
      <ErrorState
        title="Failed to load the ticket"
        error={ticket.error}
        onRetry={ticket.refetch}
        retrying={ticket.isRefetching}
      />
    </PageBody>
  );
}

/** Admins answer the tickets of others at their desk. */
function OthersTicket({ number }: { number: string }) {
  return (
    <PageBody width="reading">
      <EmptyState
        title={`${number} is not your own ticket`}
        action={
          <Button component={Link} to={`/admin/tickets?ticket=${number}`}>
            Open it at the desk
          </Button>
        }
      >
        You can answer the tickets of members and visitors at the desk.
      </EmptyState>
    </PageBody>
  );
}

function OwnTicket({ ticket, asked }: { ticket: TicketDetail; asked: string }) {
  const { number } = ticket;
  const navigate = useNavigate();
  const merged: unknown = useLocation().state?.merged;
  const download = useDownloadTicketFile();
  const reply = useReplyToTicket(ticket);
  const rate = useRateTicket(ticket);

  useEffect(() => {
    if (number !== asked) void navigate(ticketPath(number), { replace: true, state: { merged: asked } });
  }, [number, asked, navigate]);

  return (
    <PageBody width="reading">
      {typeof merged === 'string' && (
        <Alert mb="md" title={`${merged} goes on here`}>
          We have put your tickets about the same question together.
        </Alert>
      )}
      <TicketView
        ticket={ticket}
        download={download}
        above={
          <>
            <Anchor component={Link} to="/support" inherit>
              Support
            </Anchor>
            {' / '}
            <Anchor component={Link} to="/support?tab=tickets" inherit>
              Tickets
            </Anchor>
          </>
        }
      >
        <TicketActions
          ticket={ticket}
          takesFiles
          newTicket={`/support?tab=contact&follows=${number}`}
          reply={reply.mutateAsync}
          rate={rate.mutateAsync}
        />
      </TicketView>
    </PageBody>
  );
}
