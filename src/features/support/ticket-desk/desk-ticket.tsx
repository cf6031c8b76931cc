import { Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { Link } from 'react-router';
import { OthersHere } from '#features/support/ticket-presence/others-here.tsx';
import { useTicketPresence } from '#features/support/ticket-presence/ticket-presence.api.ts';
import type { AuthoredTicket } from '#features/support/tickets/support-tickets.contract.ts';
import { TicketStatusBadge } from '#features/support/tickets/ticket-status-badge.tsx';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './desk-ticket.module.css';
import { MergeDialog } from './merge-dialog.tsx';
import { TicketAuthor } from './ticket-author.tsx';
import { useTicketChange } from './ticket-change.hook.ts';
import { TicketComposer } from './ticket-composer.tsx';
import { TicketConversation } from './ticket-conversation.tsx';
import { useDeskTicket, useTicketNotes, useUnmergeTicket } from './ticket-desk.api.ts';
import type { DraftChange, TicketDraft } from './ticket-drafts.hook.ts';
import { dueText } from './ticket-due.rules.ts';
import { KIND_LABELS } from './ticket-labels.data.ts';
import { TicketProperties } from './ticket-properties.tsx';

/** The actions that keys start. */
export interface TicketActions {
  write: (to: TicketDraft['to']) => void;
  assignToMe: () => void;
  resolve: () => void;
}

interface DeskTicketProps {
  number: string;
  /** Address of the desk without a ticket. */
  closed: string;
  hrefOfTicket: (number: string) => string;
  draftOf: (ticketId: string) => TicketDraft;
  onDraft: (ticketId: string, change: DraftChange) => void;
  onMerged: (into: string) => void;
  ref: Ref<TicketActions>;
}

/** One ticket with all that a supporter does about it. Give it the number as `key`. */
export function DeskTicket({ number, ...props }: DeskTicketProps) {
  const ticket = useDeskTicket(number);
  const back = (
    <Link className={classes.back} to={props.closed}>
      <IconArrowLeft size={18} stroke={1.5} aria-hidden />
      Back to the list
    </Link>
  );
  if (ticket.isPending) {
    return (
      <Stack role="status" aria-label="Loading the ticket">
        {back}
        <Skeleton height={72} radius="md" />
        <Skeleton height={280} radius="md" />
      </Stack>
    );
  }
  if (!ticket.data) {
    return (
      <>
        {back}
        <ErrorState
          title="Failed to load the ticket"
          error={ticket.error}
          onRetry={ticket.refetch}
          retrying={ticket.isRefetching}
        />
      </>
    );
  }
  return (
    <>
      {back}
      <LoadedTicket {...props} ticket={ticket.data} reload={async () => (await ticket.refetch()).data} />
    </>
  );
}

interface LoadedTicketProps extends Omit<DeskTicketProps, 'number' | 'closed'> {
  ticket: AuthoredTicket;
  reload: () => Promise<AuthoredTicket | undefined>;
}

function LoadedTicket({ ticket, reload, hrefOfTicket, draftOf, onDraft, onMerged, ref }: LoadedTicketProps) {
  const { id, number, subject, status, kind, priority, rating, name, version } = ticket;
  const { user } = useSession();
  const draft = draftOf(id);
  const notes = useTicketNotes(id);
  const presence = useTicketPresence(id, draft.answer + draft.note);
  const change = useTicketChange(ticket);
  const [resolving, resolveDialog] = useDisclosure();
  const merging = useSubjectDialog<AuthoredTicket>();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);

  useEffect(() => heading.current?.focus(), []);

  const newest = presence.data?.version ?? 0;
  const catchUp = useEffectEvent((latest: number) => {
    if (latest > version) void reload();
  });
  useEffect(() => catchUp(newest), [newest]);

  useImperativeHandle(ref, () => ({
    write: (to) => {
      onDraft(id, { to });
      // The text field of the other kind is the same one.
      text.current?.focus();
    },
    assignToMe: () => {
      if (user && ticket.assignee?.id !== user.account_id && !change.isPending)
        change.run({ assignee_id: user.account_id }, 'Ticket assigned to you');
    },
    resolve: () => {
      if (status !== 'resolved') resolveDialog.open();
    },
  }));

  return (
    <div className={classes.ticket}>
      <article className={classes.main} aria-labelledby="desk-ticket">
        <header className={classes.head}>
          <h2 id="desk-ticket" ref={heading} tabIndex={-1} className={classes.subject}>
            {subject}
          </h2>
          <p className={classes.facts}>
            <span>{number}</span>
            <TicketStatusBadge status={status} />
            {priority === 'high' && <StateBadge tone="bad">High priority</StateBadge>}
            {kind !== 'question' && <StateBadge tone="active">{KIND_LABELS[kind]}</StateBadge>}
            <span>{dueText(ticket, new Date())}</span>
            {rating !== null && <span>Rated {rating} of 5</span>}
          </p>
          <Relations ticket={ticket} hrefOfTicket={hrefOfTicket} />
          <OthersHere others={presence.data?.others ?? []} />
        </header>
        {ticket.merged_into === null && (
          <TicketProperties
            ticket={ticket}
            change={change}
            onResolve={resolveDialog.open}
            onMerge={() => merging.open(ticket)}
          />
        )}
        <TicketConversation ticket={ticket} notes={notes.data ?? []} />
        {notes.isError && !notes.data && (
          <ErrorState
            title="Failed to load the notes"
            error={notes.error}
            onRetry={notes.refetch}
            retrying={notes.isRefetching}
          />
        )}
        {ticket.merged_into === null && (
          <TicketComposer
            ticket={ticket}
            draft={draft}
            onChange={(next) => onDraft(id, next)}
            reload={reload}
            textRef={text}
          />
        )}
      </article>
      <TicketAuthor ticket={ticket} hrefOfTicket={hrefOfTicket} />
      <ConfirmDialog
        opened={resolving}
        title={`Resolve ${number}?`}
        confirmLabel="Resolve ticket"
        busy={change.isPending}
        onConfirm={() => change.run({ status: 'resolved' }, 'Ticket resolved', resolveDialog.close)}
        onClose={resolveDialog.close}
      >
        {name} gets an email about it and can reopen the ticket within 14 days.
      </ConfirmDialog>
      {merging.subject && (
        <MergeDialog
          key={merging.opening}
          ticket={merging.subject}
          opened={merging.opened}
          onMerged={onMerged}
          onClose={merging.close}
        />
      )}
    </div>
  );
}

/** Tickets that belong together with this one. */
function Relations({ ticket, hrefOfTicket }: Pick<LoadedTicketProps, 'ticket' | 'hrefOfTicket'>) {
  const { merged, merged_into, follows } = ticket;
  const unmerge = useUnmergeTicket(ticket.id);
  const run = () =>
    unmerge.mutate(ticket.version, {
      onSuccess: () => showToast({ title: 'Ticket taken out', message: ticket.number, tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Ticket not taken out',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <>
      {merged_into && (
        <p className={classes.facts}>
          Merged into <Link to={hrefOfTicket(merged_into)}>{merged_into}</Link>
          <Button variant="default" size="compact-sm" onClick={run} loading={unmerge.isPending}>
            Take it out again
          </Button>
        </p>
      )}
      {merged.length > 0 && (
        <p className={classes.facts}>
          Contains
          {merged.map((one) => (
            <Link key={one} to={hrefOfTicket(one)}>
              {one}
            </Link>
          ))}
        </p>
      )}
      {follows && (
        <p className={classes.facts}>
          Goes on with <Link to={hrefOfTicket(follows)}>{follows}</Link>
        </p>
      )}
    </>
  );
}
