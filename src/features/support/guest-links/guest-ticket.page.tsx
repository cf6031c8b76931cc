import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { TicketActions } from '#features/support/ticket-page/ticket-actions.tsx';
import { TicketView } from '#features/support/ticket-page/ticket-view.tsx';
import type { TicketDetail } from '#features/support/tickets/support-tickets.contract.ts';
import { ticketPath } from '#features/support/tickets/ticket-states.rules.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useHydrated } from '#platform/web/hydration.ts';
import { showToast } from '#platform/web/toast.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import {
  useDownloadGuestFile,
  useEndGuestLinks,
  useGuestTicket,
  useRateGuestTicket,
  useReplyToGuestTicket,
} from './guest-links.api.ts';

const NEW_TICKET = '/support?tab=contact';

/** /support/guest-ticket: the ticket of a guest, by the link in a mail. The secret is in the fragment. */
export function GuestTicketPage() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (!hydrated) return null;
  return (
    <PageBody width="reading">
      <LinkedTicket key={hash} token={hash.slice(1)} />
    </PageBody>
  );
}

function LinkedTicket({ token }: { token: string }) {
  const opened = useGuestTicket(token);
  if (token === '' || (opened.error instanceof CallFailure && [400, 404].includes(opened.error.status))) {
    return <DeadLink text={failureText(opened.error, 'Please open the newest email about your ticket.')} />;
  }
  if (opened.isPending) {
    return (
      <Stack role="status" aria-label="Loading the ticket">
        <Skeleton height={32} width="70%" />
        <Skeleton height={56} />
        <Skeleton height={160} />
      </Stack>
    );
  }
  if (!opened.data) {
    return (
      <ErrorState
        title="Failed to load the ticket"
        error={opened.error}
        onRetry={opened.refetch}
        retrying={opened.isRefetching}
      />
    );
  }
  const { ticket, member_number } = opened.data;
  if (ticket) return <GuestTicket ticket={ticket} token={token} />;
  return (
    <EmptyState
      title={`Your ticket goes on in ${member_number}`}
      action={
        <Button component={Link} to={ticketPath(member_number ?? '')}>
          Log in to read it
        </Button>
      }
    >
      We have put it together with a ticket of your account.
    </EmptyState>
  );
}

function DeadLink({ text }: { text: string }) {
  return (
    <EmptyState
      title="This link no longer works"
      action={
        <Button component={Link} to={NEW_TICKET}>
          Write to us
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

function GuestTicket({ ticket, token }: { ticket: TicketDetail; token: string }) {
  const reply = useReplyToGuestTicket(token);
  const rate = useRateGuestTicket(token);
  const download = useDownloadGuestFile(token, ticket);
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    document.title = `${ticket.number} | Dayitva`;
  }, [ticket.number]);
  if (isEnded) return <DeadLink text="You have ended it. The next email about your ticket has a new one." />;
  return (
    <TicketView ticket={ticket} download={download} isGuest>
      <TicketActions
        ticket={ticket}
        takesFiles={false}
        newTicket={NEW_TICKET}
        reply={({ message }) => reply.mutateAsync(message)}
        rate={rate.mutateAsync}
      />
      <EndLink token={token} onEnded={() => setEnded(true)} />
    </TicketView>
  );
}

/** Ends the links, for a guest who has passed the mail on. */
function EndLink({ token, onEnded }: { token: string; onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const end = useEndGuestLinks(token);
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: onEnded,
      onError: (error) =>
        showToast({
          title: 'Link not ended',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <>
      <Group mt="xl">
        <Button variant="subtle" color="gray" size="sm" onClick={() => setAsking(true)}>
          End this link
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title="End this link?"
        confirmLabel="End link"
        destructive
        busy={end.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        Whoever has the link in your mail can read this ticket and answer in it. After this nobody can, until
        we send you the next email.
      </ConfirmDialog>
    </>
  );
}
