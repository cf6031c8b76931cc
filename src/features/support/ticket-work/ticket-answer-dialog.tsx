import { Anchor, NativeSelect, Textarea } from '@mantine/core';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import {
  type AuthoredTicket,
  MESSAGE_MAX,
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
} from '#features/support/tickets/support-tickets.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { type TicketAnswerValues, useTicketAnswerForm } from './ticket-answer.form.ts';
import classes from './ticket-answer-dialog.module.css';
import { useUpdateTicket } from './ticket-work.api.ts';

const STATUSES = TICKET_STATUSES.map((value) => ({ value, label: TICKET_STATUS_LABELS[value] }));

interface TicketAnswerDialogProps {
  ticket: AuthoredTicket;
  opened: boolean;
  onAnswered: () => void;
  onClose: () => void;
}

/** Shows a ticket and lets an admin answer it and set its status. Give it a new `key` each time it opens. */
export function TicketAnswerDialog({ ticket, opened, onAnswered, onClose }: TicketAnswerDialogProps) {
  const update = useUpdateTicket(ticket.id);
  const form = useTicketAnswerForm(ticket.status);
  const submit = ({ reply, status }: TicketAnswerValues) =>
    update.mutate(
      { reply, status, version: ticket.version },
      {
        onSuccess: () => {
          showToast({
            title: reply.trim() ? 'Reply sent' : 'Status changed',
            message: `${ticket.number}: the author is notified by email.`,
            tone: 'success',
          });
          onClose();
          onAnswered();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={ticket.subject}
      submitLabel="Save and notify the author"
      unsaved={form.isDirty()}
      busy={update.isPending}
      failure={update.error && { title: 'Ticket not saved', error: update.error }}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <TicketFacts ticket={ticket} />
      <TicketTexts ticket={ticket} />
      <Textarea
        label="Reply"
        description={`Sent to the author by email. ${form.values.reply.length}/${MESSAGE_MAX}`}
        maxLength={MESSAGE_MAX}
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('reply')}
      />
      <NativeSelect label="Status" data={STATUSES} {...form.getInputProps('status')} />
    </RecordDialog>
  );
}

function TicketFacts({ ticket }: { ticket: AuthoredTicket }) {
  const { number, created_at, name, email, is_member, phone, organization, category, priority } = ticket;
  return (
    <>
      <FactList
        columns
        facts={[
          ['Number', number],
          ['Sent on', formatInstant(created_at)],
          ['Category', category],
          ['Priority', priority],
        ]}
      />
      <FactList
        facts={[
          ['From', `${name} (${is_member ? 'member' : 'visitor'})`],
          [
            is_member ? 'Email' : 'Email, as the visitor typed it',
            <Anchor key="email" href={`mailto:${email}`}>
              {email}
            </Anchor>,
          ],
          ['Phone', phone],
          ['Organization', organization],
        ]}
      />
    </>
  );
}

function TicketTexts({ ticket: { message, replies } }: { ticket: AuthoredTicket }) {
  return (
    <>
      <div>
        <h3 className={classes.heading}>Message</h3>
        <p className={classes.text}>{message}</p>
      </div>
      {replies.map((reply) => (
        <div key={reply.id} className={classes.reply}>
          <h3 className={classes.heading}>Reply of {formatInstant(reply.created_at)}</h3>
          <p className={classes.text}>{reply.message}</p>
        </div>
      ))}
    </>
  );
}
